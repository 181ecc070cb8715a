/** Ids of reference tables are texts or numbers; a list knows only texts. */
export type IdKind = 'text' | 'number';

export const idFrom = (text: string, kind: IdKind): string | number =>
  kind === 'number' && text !== '' ? Number(text) : text;
