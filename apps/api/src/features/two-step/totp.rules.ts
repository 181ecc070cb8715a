import { product } from '@engawa/contract/product';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ: the code before and the one after count as well. */
const window = 1;

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const asSecret = (secret: Buffer): Secret => Secret.fromHex(secret.toString('hex'));

/** In groups of four, as people read it from one screen into another. */
export const secretText = (secret: Buffer): string =>
  asSecret(secret).base32.replace(/.{4}(?=.)/g, '$& ');

export const setupUri = (secret: Buffer, email: string): string =>
  new TOTP({ ...form, issuer: product.name, label: email, secret: asSecret(secret) }).toString();

/** The time step that this code belongs to; null where it belongs to none of now. */
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

/** Digits as an input method may write them; undefined where it cannot be a code of an app. */
export function appCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
