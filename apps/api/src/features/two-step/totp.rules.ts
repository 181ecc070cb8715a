import { product } from '@engawa/contract/product';
import { Secret, TOTP } from 'otpauth';

/** Supported by every authenticator app: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepts the previous and the next code, for clock skew. */
const window = 1;

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const asSecret = (secret: Buffer): Secret => Secret.fromHex(secret.toString('hex'));

/** In groups of four, for typing it over. */
export const secretText = (secret: Buffer): string =>
  asSecret(secret).base32.replace(/.{4}(?=.)/g, '$& ');

export const setupUri = (secret: Buffer, email: string): string =>
  new TOTP({ ...form, issuer: product.name, label: email, secret: asSecret(secret) }).toString();

/** Time step of the code; null if it matches none in the window. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...form,
    secret: asSecret(secret),
    token: code,
    timestamp,
    window,
  });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp }) + delta;
}

/** Normalises full-width digits; undefined if it cannot be an app code. */
export function appCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
