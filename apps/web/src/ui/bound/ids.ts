/** Ids of reference tables are texts or numbers; a list knows only texts. */
export type IdKind = 'text' | 'number';

export const idFrom = (text: string, kind: IdKind): string | number =>
  kind === 'number' && text !== '' ? Number(text) : text;

/** Full-width digits and commas are how people write numbers here. */
export function numberFrom(text: string | number): string | number {
  const plain = String(text).normalize('NFKC').replaceAll(',', '').trim();
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? String(text).trim() : value;
}
