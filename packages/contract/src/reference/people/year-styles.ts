import { type IdOf, referenceTable } from '../table.ts';

export const yearStyles = referenceTable([
  { id: 'western', name: { ja: '西暦（2027年）', en: 'Western (2027)' } },
  { id: 'era', name: { ja: '元号（令和9年）', en: 'Japanese era (令和9年)' } },
]);
export type YearStyleId = IdOf<typeof yearStyles>;
