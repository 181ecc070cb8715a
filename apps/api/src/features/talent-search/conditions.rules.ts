import { industries } from '@engawa/contract/reference/companies/industries';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { schoolTypes } from '@engawa/contract/reference/people/school-types';
import { monthOf } from '@engawa/matching/months';
import { bitsOf } from '@engawa/matching/sets';
import { highestRung, languageNumber } from '../../people/student-numbers.rules.ts';
import {
  type Conditions,
  conditionsOf,
  type FilterCondition,
} from '../../search/conditions/conditions.ts';
import type { StudentSearched } from '../student-rows/public.ts';
import type { TalentQuery } from './port.ts';

type Filter = TalentQuery['filter'];
type Spoken = NonNullable<Filter['language']>;

const places = <Id>(table: { ids: readonly Id[] }, ids: readonly Id[]): number[] =>
  ids.map((id) => table.ids.indexOf(id));

const inJapan = { column: 'country', any: ['JP'] } as const;

/** Japanese and English have columns for the stated and the certified level. */
const atLeast = (
  language: 'japanese' | 'english',
  rung: number,
  { certifiedOnly }: Filter,
): FilterCondition<StudentSearched> => ({
  column: certifiedOnly ? `${language}Certified` : language,
  from: rung,
});

function speaks(id: Spoken, filter: Filter): FilterCondition<StudentSearched> {
  const least = Math.max(filter.languageLevel ?? 0, 1);
  if (id === 'ja') return atLeast('japanese', least, filter);
  if (id === 'en') return atLeast('english', least, filter);
  const place = spokenLanguages.ids.indexOf(id);
  const rungs = Array.from({ length: highestRung - least + 1 }, (_, above) => least + above);
  return {
    column: filter.certifiedOnly ? 'languagesCertified' : 'languages',
    any: rungs.map((rung) => languageNumber(place, rung)),
  };
}

export const studentConditions: Conditions<Omit<Filter, 'freeWord'>, StudentSearched> = {
  graduationFrom: (first) => ({ column: 'graduation', from: monthOf(first) }),
  graduationTo: (last) => ({ column: 'graduation', to: monthOf(last) }),
  schoolType: (ids) => ({ column: 'school', any: places(schoolTypes, ids) }),
  degreeType: (ids) => ({ column: 'degree', any: places(degreeTypes, ids) }),
  majorType: (types) => ({
    column: 'major',
    any: majorCategories.entries.flatMap(({ type }, at) => (types.includes(type) ? [at] : [])),
  }),
  major: (ids) => ({ column: 'major', any: places(majorCategories, ids) }),
  japaneseLevel: (rung, filter) => atLeast('japanese', rung, filter),
  englishLevel: (rung, filter) => atLeast('english', rung, filter),
  language: speaks,
  languageLevel: { changes: ['language'] },
  certifiedOnly: { changes: ['japaneseLevel', 'englishLevel', 'language'] },
  industry: (ids) => ({ column: 'industries', anyFlag: bitsOf(industries, ids) }),
  jobType: (ids) => ({ column: 'lookingFor', anyFlag: bitsOf(lookingFor, ids) }),
  from: (place) => (place === 'japan' ? inJapan : { not: inJapan }),
  country: (codes) => ({ column: 'country', any: codes }),
  origin: (codes) => ({ column: 'origin', any: codes }),
};

export const studentConditionsOf = (filter: Filter) => conditionsOf(studentConditions, filter);
