import { countries } from '@engawa/contract/reference/places/countries';
import type { ColumnKind } from '@engawa/index/columns';
import type { Packing } from '@engawa/index/packs';
import type { ScoredColumn } from '@engawa/matching/columns';
import type { SearchedColumns } from '../../search/conditions/searched-column.ts';
import type { StudentRowTables } from './student-rows.tables.ts';

const scored = {
  /** Months since January 2000. */
  graduation: 'short',
  degree: 'facet',
  major: 'facet',
  japanese: 'facet',
  japaneseCertified: 'facet',
  english: 'facet',
  englishCertified: 'facet',
  industries: 'flags',
  jobCategories: 'flags',
  businessWork: 'short',
  creativeWork: 'short',
  techWork: 'short',
  otherWork: 'short',
  lookingFor: 'flags',
  workedIndustries: 'flags',
  workedCategories: 'flags',
  workedKinds: 'flags',
} as const satisfies Record<ScoredColumn, ColumnKind>;

/** Columns of the student index; only those in `scored` can influence a score. */
export const studentColumns = {
  ...scored,
  school: 'facet',
  country: 'facet',
  origin: 'facet',
  /** Sort keys, and the exposure that shifts a student in the order by match. */
  shown: 'number',
  active: 'number',
  exposure: 'number',
} as const satisfies Record<string, ColumnKind>;
export type StudentColumn = keyof typeof studentColumns;

/** Column of `student_search` for each index column; none is nullable. */
export const storedNumbers = {
  graduation: 'graduation',
  degree: 'degree',
  school: 'school',
  major: 'major',
  japanese: 'japanese',
  japaneseCertified: 'japanese_certified',
  english: 'english',
  englishCertified: 'english_certified',
  industries: 'industries',
  jobCategories: 'job_categories',
  businessWork: 'business_work',
  creativeWork: 'creative_work',
  techWork: 'tech_work',
  otherWork: 'other_work',
  lookingFor: 'looking_for',
  workedIndustries: 'worked_industries',
  workedCategories: 'worked_categories',
  workedKinds: 'worked_kinds',
  shown: 'shown',
  active: 'active',
  exposure: 'exposure',
} as const satisfies Record<
  Exclude<StudentColumn, 'country' | 'origin'>,
  keyof StudentRowTables['student_search']
>;

/** Groups columns that nearly every score reads, so that one table look-up serves a group. */
export const studentPacks: readonly Packing<StudentColumn>[] = [
  { japanese: 3, japaneseCertified: 3, english: 3, workedKinds: 6 },
  { industries: 8, jobCategories: 4, lookingFor: 4 },
  { graduation: 11, major: 5 },
  { workedIndustries: 8, workedCategories: 4, degree: 4 },
];

const countryNumbers = new Map<unknown, number>(
  countries.ids.map((code, place) => [code, place + 1]),
);

/** Position in the contract's table from 1; 0 for an unknown country. */
export const countryNumber = (code: unknown): number => countryNumbers.get(code) ?? 0;

/** A search term that cannot collide with words of a text, which never begin with a colon. */
export const universityTerm = (name: string) => `:university:${name}`;

const number = <const Name extends keyof typeof storedNumbers>(name: Name) =>
  ({ stored: storedNumbers[name], type: 'smallint' }) as const;

export const studentSearched = {
  graduation: number('graduation'),
  degree: number('degree'),
  school: number('school'),
  major: number('major'),
  japanese: number('japanese'),
  japaneseCertified: number('japaneseCertified'),
  english: number('english'),
  englishCertified: number('englishCertified'),
  industries: number('industries'),
  lookingFor: number('lookingFor'),
  /** In the encoding of `languageNumber`. */
  languages: { stored: 'languages', type: 'smallint', term: ':language:', isList: true },
  languagesCertified: {
    stored: 'languages_certified',
    type: 'smallint',
    term: ':certified:',
    isList: true,
  },
  country: { stored: 'current_country', type: 'text', numberOf: countryNumber },
  origin: { stored: 'origin_country', type: 'text', numberOf: countryNumber },
} as const satisfies SearchedColumns;
export type StudentSearched = keyof typeof studentSearched;
