import { type IdOf, referenceTable } from '../table.ts';

/**
 * Degrees and the titles of vocational schools. A degree with a neighbouring rank is near in a
 * score. Search rows store positions, so new entries come last.
 */
export const degreeTypes = referenceTable([
  { id: 'bachelor', rank: 3, name: { ja: '学士', en: 'Bachelor’s' } },
  { id: 'master', rank: 4, name: { ja: '修士', en: 'Master’s' } },
  { id: 'doctoral', rank: 5, name: { ja: '博士', en: 'Doctoral' } },
  {
    id: 'advanced-diploma',
    rank: 3,
    name: { ja: '高度専門士', en: 'Advanced diploma (高度専門士)' },
  },
  { id: 'diploma', rank: 2, name: { ja: '専門士', en: 'Diploma (専門士)' } },
  { id: 'associate', rank: 2, name: { ja: '短期大学士', en: 'Associate (短期大学士)' } },
  { id: 'technical-associate', rank: 2, name: { ja: '準学士', en: 'Associate (準学士)' } },
  { id: 'none', rank: null, name: { ja: '学位・称号なし', en: 'No degree or title' } },
]);
export type DegreeTypeId = IdOf<typeof degreeTypes>;
