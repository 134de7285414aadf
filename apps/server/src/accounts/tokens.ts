import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits in base64url: 22 characters that nobody guesses. For persons, tables, sessions and device codes. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a token that lets somebody in; a copy of the database lets nobody in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
