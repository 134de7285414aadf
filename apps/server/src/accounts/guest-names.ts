/** A name for who has not given one yet, in the language the browser asks for. The page asks for a better one. */
export function guestName(acceptLanguage: string | undefined): string {
  return /^\s*de\b/i.test(acceptLanguage ?? '') ? 'Gast' : 'Guest';
}
