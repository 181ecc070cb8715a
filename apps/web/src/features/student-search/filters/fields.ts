import { industries } from '@engawa/contract/reference/companies/industries';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { appliedStates, livingPlaces } from '@engawa/contract/student-search/choices';
import type { StudentFilter } from '@engawa/contract/student-search/filters';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import {
  type FilterText,
  readFields,
  writeFields,
} from '../../../shared/navigation/filter-text.ts';

/** Filters of which several can be chosen, by the table they come from. */
export const listTables = {
  degreeType: degreeTypes,
  majorType: majorTypes,
  major: majorCategories,
  industry: industries,
  jobType: lookingFor,
  country: countries,
  origin: countries,
} as const;

export const oneTables = {
  japaneseLevel: japaneseLadder,
  englishLevel: japaneseLadder,
  language: spokenLanguages,
  languageLevel: japaneseLadder,
  from: livingPlaces,
  apply: appliedStates,
} as const;

const monthFields = ['graduationFrom', 'graduationTo'] as const;

export const readFilter = (text: FilterText): StudentFilter =>
  readFields(text, {
    word: studentSearchLimits.freeWord,
    lists: listTables,
    ones: oneTables,
    months: monthFields,
    flags: ['certifiedOnly'],
  });

/** A search that was kept, as the server has it. */
export const readStored = (stored: object): StudentFilter => readFilter(writeFields(stored));

export type FilterChange = (change: { [K in keyof StudentFilter]?: StudentFilter[K] }) => void;

/** What nobody chose is not there, so that it does not stand in the address either. */
export const withoutBlanks = (filter: StudentFilter): StudentFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
