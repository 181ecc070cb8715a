import { industries } from '@engawa/contract/reference/companies/industries';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import type { Condition } from '@engawa/index/query';
import { monthOf } from '@engawa/matching/months';
import { bitsOf } from '@engawa/matching/sets';
import { highestRung, languageNumber, secondNumber } from '../../../student-numbers.rules.ts';
import { countryNumber, type StudentColumn, studentTerms } from '../../student-rows/public.ts';
import type { Signal, TalentQuery } from '../port.ts';

type StudentCondition = Condition<StudentColumn>;
type Filter = TalentQuery['filter'];

/** Only what is asked for becomes a condition. */
const asked = <T>(
  value: T | undefined,
  condition: (value: T) => StudentCondition,
): StudentCondition[] =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];

const places = <Id>(table: { ids: readonly Id[] }, ids: readonly Id[]): number[] =>
  ids.map((id) => table.ids.indexOf(id));

function ofPlace({ from, country, origin }: Filter): StudentCondition[] {
  const inJapan: StudentCondition = { column: 'country', among: [countryNumber('JP')] };
  return [
    ...asked(from, (place) => (place === 'japan' ? inJapan : { not: inJapan })),
    ...asked(country, (codes) => ({ column: 'country', among: codes.map(countryNumber) })),
    ...asked(origin, (codes) => ({ column: 'origin', among: codes.map(countryNumber) })),
  ];
}

function ofLanguages({ certifiedOnly, ...filter }: Filter): StudentCondition[] {
  const { language, languageLevel = 0 } = filter;
  const [japanese, english] = certifiedOnly
    ? (['japaneseCertified', 'englishCertified'] as const)
    : (['japanese', 'english'] as const);
  const term = certifiedOnly ? studentTerms.certified : studentTerms.language;
  const least = Math.max(languageLevel, 1);
  const spoken = (place: number): StudentCondition => ({
    terms: Array.from({ length: highestRung - least + 1 }, (_, above) =>
      term(languageNumber(place, least + above)),
    ),
  });
  return [
    ...asked(filter.japaneseLevel, (rung) => ({ column: japanese, from: rung })),
    ...asked(filter.englishLevel, (rung) => ({ column: english, from: rung })),
    ...asked(language, (id) => {
      // What nearly everybody speaks stands in columns of its own.
      if (id === 'ja') return { column: japanese, from: least };
      if (id === 'en') return { column: english, from: least };
      return spoken(spokenLanguages.ids.indexOf(id));
    }),
  ];
}

function ofStudies(filter: Filter): StudentCondition[] {
  const majorsOf = (types: NonNullable<Filter['majorType']>): number[] =>
    majorCategories.entries.flatMap(({ type }, place) => (types.includes(type) ? [place] : []));
  return [
    ...asked(filter.graduationFrom, (first) => ({ column: 'graduation', from: monthOf(first) })),
    ...asked(filter.graduationTo, (last) => ({ column: 'graduation', to: monthOf(last) })),
    ...asked(filter.degreeType, (ids) => ({ column: 'degree', among: places(degreeTypes, ids) })),
    ...asked(filter.major, (ids) => ({ column: 'major', among: places(majorCategories, ids) })),
    ...asked(filter.majorType, (types) => ({ column: 'major', among: majorsOf(types) })),
  ];
}

const hasSignal = ({ ids = [], universities = [], majors = [] }: Signal): StudentCondition => ({
  any: [
    { ids },
    { terms: universities.map(studentTerms.university) },
    { column: 'major', among: majors },
  ],
});

/** `postgres/conditions.repo.ts` for the index: the two find the same, which a test holds them to. */
export const studentConditions = (query: TalentQuery): StudentCondition[] => {
  const { filter, excluded, only, shownAfter, score } = query;
  return [
    ...ofStudies(filter),
    ...ofLanguages(filter),
    ...asked(filter.industry, (ids) => ({
      column: 'industries',
      anyFlag: bitsOf(industries, ids),
    })),
    ...asked(filter.jobType, (ids) => ({ column: 'lookingFor', anyFlag: bitsOf(lookingFor, ids) })),
    ...ofPlace(filter),
    ...asked(excluded, (ids) => ({ not: { ids } })),
    ...(only ? [{ ids: only }] : []),
    ...asked(shownAfter, (at) => ({ column: 'shown', from: secondNumber(at) + 1 })),
    ...asked(score?.signal, hasSignal),
  ];
};
