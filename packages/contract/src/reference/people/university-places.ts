import { type IdOf, referenceTable } from '../table.ts';

export const universityPlaces = referenceTable([
  { id: 'japan', name: { ja: '日本の学校', en: 'School in Japan' } },
  { id: 'abroad', name: { ja: '海外の学校', en: 'School abroad' } },
]);
export type UniversityPlaceId = IdOf<typeof universityPlaces>;
