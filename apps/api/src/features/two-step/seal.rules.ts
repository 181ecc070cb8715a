import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Bound to the account: a sealed secret copied into another row does not open. */
export function seal(key: Buffer, accountId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(accountId));
  const text = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

export function unseal(key: Buffer, accountId: string, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([opening.update(sealed.subarray(ivLength + tagLength)), opening.final()]);
}
