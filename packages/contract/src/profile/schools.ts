import type { Localized } from '../language.ts';
import { type DegreeTypeId, degreeTypes } from '../reference/people/degree-types.ts';
import { type SchoolTypeId, schoolTypes } from '../reference/people/school-types.ts';
import type { Profile } from './schemas.ts';

export type School = NonNullable<Profile['education']['university']>;

/** An education of the profile, or of a view of it. */
interface Schools<S> {
  university: S | null;
  pastUniversities: readonly S[];
}

/** All schools, the current one first. */
export const schoolsIn = <S>({ university, pastUniversities }: Schools<S>): S[] => [
  ...(university ? [university] : []),
  ...pastUniversities,
];

/**
 * The school whose degree and major count in search and scores: the current one, or if it gives no
 * degree, the last one before it that did.
 */
export function countedSchool<S extends Pick<School, 'degreeType' | 'graduation'>>({
  university,
  pastUniversities,
}: Schools<S>): S | null {
  if (university?.degreeType !== 'none') return university;
  const earlier = pastUniversities
    .filter(({ degreeType }) => degreeType !== 'none')
    .toSorted((one, other) => other.graduation.localeCompare(one.graduation));
  return earlier[0] ?? university;
}

/** The degree or title in short; the kind of school where it gives none; null without a school. */
export function degreeName({
  schoolType,
  degreeType,
}: {
  schoolType: SchoolTypeId | null;
  degreeType: DegreeTypeId | null;
}): Localized | null {
  if (schoolType === null || degreeType === null) return null;
  return degreeType === 'none'
    ? schoolTypes.byId(schoolType).name
    : degreeTypes.byId(degreeType).name;
}
