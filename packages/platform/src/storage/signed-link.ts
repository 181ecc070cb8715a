import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedLink {
  key: string;
  expires: string;
  signature: string;
}

const sign = (secret: Buffer, key: string, expires: string): string =>
  createHmac('sha256', secret).update(`${key}.${expires}`).digest('base64url');

export function signLink(secret: Buffer, key: string, expiresAt: Date): SignedLink {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return { key, expires, signature: sign(secret, key, expires) };
}

export type LinkVerdict = 'good' | 'expired' | 'forged';

export function checkLink(secret: Buffer, link: SignedLink, now: Date): LinkVerdict {
  const expected = Buffer.from(sign(secret, link.key, link.expires));
  const given = Buffer.from(link.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
  return Number(link.expires) * 1000 < now.getTime() ? 'expired' : 'good';
}
