import { createHmac, timingSafeEqual } from 'node:crypto';

/** Placeholder in a setting such as `bounces+{id}@engawa.example`, replaced by id and signature. */
export const idPlaceholder = '{id}';

const idLength = 32;
const signatureLength = 16;
export const sampleId = 'a'.repeat(idLength + signatureLength);

const sign = (secret: Buffer, id: string): string =>
  createHmac('sha256', secret).update(`return-path.${id}`).digest('hex').slice(0, signatureLength);

/** The envelope sender (VERP), signed so that only the receiver can name the mail in a bounce. */
function returnPathOf(pattern: string, secret: Buffer, mailId: string): string {
  const id = mailId.replaceAll('-', '');
  return pattern.replace(idPlaceholder, () => id + sign(secret, id));
}

/** Undefined without a pattern: bounces then go to the visible sender. */
export const returnPaths = (pattern: string | undefined, secret: Buffer) =>
  pattern === undefined
    ? undefined
    : (mailId: string): string => returnPathOf(pattern, secret, mailId);

const signed = new RegExp(`(?<![0-9a-f])[0-9a-f]{${sampleId.length}}(?![0-9a-f])`);

/** The mail that a return path belongs to; undefined for an invalid signature. */
export function readReturnPath(secret: Buffer, address: string): string | undefined {
  const found = signed.exec(address.slice(0, 320).toLowerCase())?.[0];
  if (!found) return undefined;
  const [id, signature] = [found.slice(0, idLength), found.slice(idLength)];
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, id)))) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
