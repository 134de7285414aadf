const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 22;
let sent = 0;

/** A fresh id for one command, 22 letters. `getRandomValues` is there on plain http too; where it is not, time and a count do. */
export function commandId(): string {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return fallbackId();
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte & 63)).join('');
}

/** Unique in this page, which is all that an id needs: the server knows it per person. */
function fallbackId(): string {
  sent += 1;
  return `${Date.now().toString(36)}-${Math.round(performance.now() * 1000).toString(36)}-${sent.toString(36)}`.padEnd(
    LENGTH,
    '_',
  );
}
