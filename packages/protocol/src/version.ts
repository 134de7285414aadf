/** Raised when old pages can no longer talk to the server; the page then offers a reload. */
export const PROTOCOL_VERSION = 2;
