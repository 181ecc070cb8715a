import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

export type Delivery = 'delivered' | 'gone' | 'failed';

/** Sends a push without content, so that push services learn nothing (RFC 8030, 8292). */
export interface PushSender {
  /** Public VAPID key, by which browsers restrict who may push to them. */
  readonly key: string;
  send(address: string): Promise<Delivery>;
}

/** How long a push service stores a message for an offline phone. */
const keptSeconds = 24 * 3600;
const longestMs = 10_000;

/** `contact` is the operator's address for push services, as VAPID demands. */
export async function createPushSender(secret: Buffer, contact: string): Promise<PushSender> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const key = point.toString('base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const signingKey = await importJWK({ ...jwk, d: secret.toString('base64url') }, 'ES256');
  const tokenFor = (address: string) =>
    new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(address).origin)
      .setSubject(contact)
      .setExpirationTime('12h')
      .sign(signingKey);
  return {
    key,
    send: async (address) => {
      const headers = {
        authorization: `vapid t=${await tokenFor(address)}, k=${key}`,
        ttl: String(keptSeconds),
        urgency: 'normal',
        // The topic makes a later message replace an undelivered one.
        topic: 'news',
      };
      const reply = await fetch(address, {
        method: 'POST',
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(longestMs),
      }).catch(() => undefined);
      await reply?.body?.cancel();
      if (reply?.ok) return 'delivered';
      return reply?.status === 404 || reply?.status === 410 ? 'gone' : 'failed';
    },
  };
}
