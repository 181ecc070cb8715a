import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';
import type { DegreeTypeId } from './degree-types.ts';
import type { UniversityPlaceId } from './university-places.ts';

/**
 * Kinds of schools with the degrees that each gives. Search rows store positions, so new entries
 * come last. Entries from before this table are `university`, also with a master's degree.
 */
export const schoolTypes = referenceTable([
  {
    id: 'university',
    name: { ja: '大学', en: 'University' },
    degrees: ['bachelor', 'master', 'doctoral'],
  },
  {
    id: 'graduate-school',
    name: { ja: '大学院', en: 'Graduate school' },
    degrees: ['master', 'doctoral'],
  },
  {
    id: 'junior-college',
    name: { ja: '短期大学', en: 'Junior college (短期大学)' },
    degrees: ['associate'],
  },
  {
    id: 'technical-college',
    name: { ja: '高等専門学校', en: 'College of technology (高専)' },
    degrees: ['technical-associate'],
  },
  {
    id: 'vocational-school',
    name: { ja: '専門学校', en: 'Vocational school (専門学校)' },
    degrees: ['diploma', 'advanced-diploma', 'none'],
  },
  {
    id: 'japanese-school',
    name: { ja: '日本語学校', en: 'Japanese language school' },
    degrees: ['none'],
  },
] as const satisfies readonly (ReferenceEntry & { degrees: readonly DegreeTypeId[] })[]);
export type SchoolTypeId = IdOf<typeof schoolTypes>;

/** Kinds that count as universities, whose names are in the list of universities. */
export const universityTypes: readonly SchoolTypeId[] = ['university', 'graduate-school'];

/** Only vocational schools in Japan give the titles 専門士 and 高度専門士. */
export function degreesOf(school: {
  schoolType: SchoolTypeId;
  place: UniversityPlaceId;
}): readonly DegreeTypeId[] {
  if (school.schoolType === 'vocational-school' && school.place === 'abroad') return ['none'];
  return schoolTypes.byId(school.schoolType).degrees;
}

/** A Japanese language school has no major; it is stored as `others`. */
export const hasMajor = (schoolType: SchoolTypeId): boolean => schoolType !== 'japanese-school';
