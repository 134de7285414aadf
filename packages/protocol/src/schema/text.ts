import * as z from 'zod/mini';

/** No NUL (databases cut or refuse it) and no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Any text up to `length` UTF-16 units that can be stored as it is. */
export function textUpTo(length: number) {
  return z.string().check(z.maxLength(length), z.refine(isStorable));
}

/** Ids made by the page for its messages: 16 to 64 characters of A-Z a-z 0-9 - _. */
export const MessageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Ids made by the server: 128 bits in base64url. */
export const ServerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** 256 bits as 64 small hex digits. */
export const Hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A whole number from 0, small enough for any count in a game. */
export const Count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
