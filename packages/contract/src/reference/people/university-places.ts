import { type IdOf, referenceTable } from '../table.ts';

export const universityPlaces = referenceTable([
  { id: 'japan', name: { ja: '日本の大学', en: 'University in Japan' } },
  { id: 'abroad', name: { ja: '海外の大学', en: 'University abroad' } },
]);
export type UniversityPlaceId = IdOf<typeof universityPlaces>;
