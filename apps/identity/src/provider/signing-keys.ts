import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { sessionSeconds } from './lifetimes.ts';

export interface SigningKey {
  jwk: JWK & { kid: string };
  createdAt: Date;
  retiredAt: Date | null;
}

/** A key is published this long before it signs, so that every client knows it. */
export const leadSeconds = 300;

/** An ID token may return as a hint while its session lives, so its key is kept that long. */
export const keptSeconds = leadSeconds + sessionSeconds;

export async function newSigningKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

/** The signing key first, then the others. */
export function inOrder(keys: readonly SigningKey[], now: Date): SigningKey[] {
  const newestFirst = keys.toSorted(
    (a, b) =>
      b.createdAt.getTime() - a.createdAt.getTime() ||
      Number(a.retiredAt !== null) - Number(b.retiredAt !== null),
  );
  const since = now.getTime() - leadSeconds * 1000;
  const signing = newestFirst.find((key) => key.createdAt.getTime() <= since) ?? newestFirst.at(-1);
  return signing ? [signing, ...newestFirst.filter((key) => key !== signing)] : [];
}
