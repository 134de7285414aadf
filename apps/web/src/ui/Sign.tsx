/** The sign of the house: a coaster with the four suits. */
export function Sign({ className }: { readonly className?: string | undefined }) {
  return <img className={className} src="/sign.svg" alt="" width="26" height="26" />;
}
