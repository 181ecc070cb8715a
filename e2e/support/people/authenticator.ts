import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app with the key that a person typed into it (RFC 6238). */
export function authenticator(key: string) {
  const bits = (key.match(/[A-Z2-7]/g) ?? [])
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  /** The code of this half minute, or of one before or after it. */
  return (steps = 0): string => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
    const digest = createHmac('sha1', secret).update(counter).digest();
    const at = (digest.at(-1) ?? 0) & 15;
    return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
  };
}
