import { type IdOf, referenceTable } from '../table.ts';

/** Ids are names of colours in the theme. */
export const labelColours = referenceTable([
  { id: 'ai', name: { ja: '藍', en: 'Indigo' } },
  { id: 'kaki', name: { ja: '柿', en: 'Persimmon' } },
  { id: 'moss', name: { ja: '苔', en: 'Moss' } },
  { id: 'wood', name: { ja: '木', en: 'Wood' } },
  { id: 'sumi', name: { ja: '墨', en: 'Ink' } },
]);
export type LabelColourId = IdOf<typeof labelColours>;
