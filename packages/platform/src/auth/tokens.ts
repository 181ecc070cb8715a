import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits; whoever holds the text is the bearer, the server keeps only its digest. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** By way of hexadecimal digits: asked for bytes, Node takes six times as long. */
export const digestOf = (token: string): Buffer => Buffer.from(hash('sha256', token, 'hex'), 'hex');

/** Whether somebody sends this secret, in a time that tells nothing of it. */
export const holdsToken = (token: string, authorization = ''): boolean =>
  timingSafeEqual(digestOf(`Bearer ${token}`), digestOf(authorization));

const tokenForm = /^[\w-]{43}$/;

export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.startsWith('Bearer ') ? header.slice(7) : undefined;
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}
