/**
 * A type without intersections and `readonly`, to be compared with what a schema yields. Optional keys stay optional,
 * and a triple or pair narrowed from an array (`number[] & ByPlayer<number>`) is the triple or pair.
 */
export type Plain<T> = T extends readonly [infer A, infer B, infer C]
  ? [Plain<A>, Plain<B>, Plain<C>]
  : T extends readonly [infer A, infer B]
    ? [Plain<A>, Plain<B>]
    : T extends object
      ? { -readonly [K in keyof T]: Plain<T[K]> }
      : T;

/** `true` when both types are the same. */
export type Same<A, B> =
  (<G>() => G extends Plain<A> ? 1 : 2) extends <G>() => G extends Plain<B> ? 1 : 2 ? true : false;

/** Compiles only for two types that are the same: `proven<Same<Output<typeof S>, T>>()`. */
export type Proven<T extends true> = T;
