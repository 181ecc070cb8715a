import type { FilterFields, FilterOf } from '../filters/filter-fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { schoolTypes } from '../reference/people/school-types.ts';
import { countries } from '../reference/places/countries.ts';
import { appliedStates, livingPlaces } from './choices.ts';
import { studentSearchLimits } from './limits.ts';

const studies = {
  /** End of studies at the current university. */
  graduationFrom: { kind: 'month' },
  graduationTo: { kind: 'month' },
  /** The current school. */
  schoolType: { kind: 'some', table: schoolTypes },
  degreeType: { kind: 'some', table: degreeTypes },
  majorType: { kind: 'some', table: majorTypes },
  major: { kind: 'some', table: majorCategories },
} as const satisfies FilterFields;

const languages = {
  /** Minimum levels, on the common ladder of exams and self-ratings. */
  japaneseLevel: { kind: 'one', table: japaneseLadder },
  englishLevel: { kind: 'one', table: japaneseLadder },
  language: { kind: 'one', table: spokenLanguages },
  languageLevel: { kind: 'one', table: japaneseLadder },
  certifiedOnly: { kind: 'flag' },
} as const satisfies FilterFields;

const wishes = {
  industry: { kind: 'some', table: industries },
  jobType: { kind: 'some', table: lookingFor },
  apply: { kind: 'one', table: appliedStates },
} as const satisfies FilterFields;

const place = {
  from: { kind: 'one', table: livingPlaces },
  country: { kind: 'some', table: countries },
  /** The country of origin, under its own label: it must not be a condition of hiring. */
  origin: { kind: 'some', table: countries },
} as const satisfies FilterFields;

/** Groups of the form. Gender and age must never become filters. */
export const studentFieldGroups = { studies, languages, wishes, place } as const;

export const studentFields = {
  freeWord: { kind: 'word', max: studentSearchLimits.freeWord },
  ...studies,
  ...languages,
  ...wishes,
  ...place,
} as const;

export type StudentFilter = FilterOf<typeof studentFields>;
