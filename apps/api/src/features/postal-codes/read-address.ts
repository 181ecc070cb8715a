import { addressOf } from './address-of.rules.ts';

/**
 * Japan Post's own list comes with the package, in parts by the first three digits. It is some five
 * megabytes of text that few calls need, so it is read when the first asks; a part is unpacked when
 * a code of it is.
 */
export async function readAddress(code: string) {
  const { getAddress } = await import('yubin');
  const row = getAddress(code);
  return row && addressOf(row);
}
