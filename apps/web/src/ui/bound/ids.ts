/** Reference tables have text or number ids; HTML controls have only text values. */
export type IdKind = 'text' | 'number';

export const idFrom = (text: string, kind: IdKind): string | number =>
  kind === 'number' && text !== '' ? Number(text) : text;

/** Accepts full-width digits and commas. */
export function numberFrom(text: string | number): string | number {
  const plain = String(text).normalize('NFKC').replaceAll(',', '').trim();
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? String(text).trim() : value;
}
