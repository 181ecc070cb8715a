import type { FilterFields, FilterOf } from '../filters/filter-fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { countries } from '../reference/places/countries.ts';
import { appliedStates, livingPlaces } from './choices.ts';
import { studentSearchLimits } from './limits.ts';

const studies = {
  /** When the current university ends. */
  graduationFrom: { kind: 'month' },
  graduationTo: { kind: 'month' },
  degreeType: { kind: 'some', table: degreeTypes },
  majorType: { kind: 'some', table: majorTypes },
  major: { kind: 'some', table: majorCategories },
} as const satisfies FilterFields;

const languages = {
  /** At least, as every level here, on the one ladder of exams and self-ratings. */
  japaneseLevel: { kind: 'one', table: japaneseLadder },
  englishLevel: { kind: 'one', table: japaneseLadder },
  language: { kind: 'one', table: spokenLanguages },
  languageLevel: { kind: 'one', table: japaneseLadder },
  /** What is only self-rated does not count for the levels above. */
  certifiedOnly: { kind: 'flag' },
} as const satisfies FilterFields;

const wishes = {
  /** What they look for: one of these at least. */
  industry: { kind: 'some', table: industries },
  jobType: { kind: 'some', table: lookingFor },
  apply: { kind: 'one', table: appliedStates },
} as const satisfies FilterFields;

const place = {
  /** Where somebody lives now. */
  from: { kind: 'one', table: livingPlaces },
  country: { kind: 'some', table: countries },
  /** The country of origin, under its own label: it must not be a condition of hiring. */
  origin: { kind: 'some', table: countries },
} as const satisfies FilterFields;

/** As the form has them. Gender and age are no filters, and never will be. */
export const studentFieldGroups = { studies, languages, wishes, place } as const;

export const studentFields = {
  freeWord: { kind: 'word', max: studentSearchLimits.freeWord },
  ...studies,
  ...languages,
  ...wishes,
  ...place,
} as const;

/** All that students can be searched by. */
export type StudentFilter = FilterOf<typeof studentFields>;
