import { type IdOf, referenceTable } from '../table.ts';

/** How a person wants their name shown, unless its script decides. */
export const nameOrders = referenceTable([
  { id: 'given-first', name: { ja: '名・姓', en: 'First name first' } },
  { id: 'family-first', name: { ja: '姓・名', en: 'Last name first' } },
]);
export type NameOrderId = IdOf<typeof nameOrders>;

export const usualNameOrder: NameOrderId = 'given-first';
