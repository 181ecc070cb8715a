import { hash, randomBytes } from 'node:crypto';

/** 256 random bits; whoever holds the text is the bearer, the server keeps only its digest. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const tokenForm = /^[\w-]{43}$/;

export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.startsWith('Bearer ') ? header.slice(7) : undefined;
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}
