import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits; the server stores only the digest. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** Via hexadecimal digits: returning bytes takes Node six times as long. */
export const digestOf = (token: string): Buffer => Buffer.from(hash('sha256', token, 'hex'), 'hex');

/** Compares in constant time whether the header carries this secret. */
export const holdsToken = (token: string, authorization = ''): boolean =>
  timingSafeEqual(digestOf(`Bearer ${token}`), digestOf(authorization));

const tokenForm = /^[\w-]{43}$/;

export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.startsWith('Bearer ') ? header.slice(7) : undefined;
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}
