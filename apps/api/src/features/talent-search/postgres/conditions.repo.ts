import { industries } from '@engawa/contract/reference/companies/industries';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { monthOf } from '@engawa/matching/months';
import { bitsOf } from '@engawa/matching/sets';
import { queryOf } from '@engawa/platform/text/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { highestRung, languageNumber, secondNumber } from '../../../student-numbers.rules.ts';
import type { Signal, TalentQuery } from '../port.ts';

type Condition = RawBuilder<SqlBool>;
type Filter = TalentQuery['filter'];

/** Only what is asked for becomes a condition. */
const asked = <T>(value: T | undefined, condition: (value: T) => Condition): Condition[] =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

const places = <Id>(table: { ids: readonly Id[] }, ids: readonly Id[]): number[] =>
  ids.map((id) => table.ids.indexOf(id));

function ofPlace({ from, country, origin }: Filter): Condition[] {
  return [
    ...asked(from, (place) =>
      place === 'japan'
        ? sql<SqlBool>`found.current_country = 'JP'`
        : sql<SqlBool>`found.current_country <> 'JP'`,
    ),
    ...asked(country, (codes) => sql`found.current_country = any(${codes}::text[])`),
    ...asked(origin, (codes) => sql`found.origin_country = any(${codes}::text[])`),
  ];
}

/** What is only self-rated stands in columns of its own, and so does what nearly everybody speaks. */
function ofLanguages({ certifiedOnly, ...filter }: Filter): Condition[] {
  const column = (name: string) => sql.ref(`found.${name}${certifiedOnly ? '_certified' : ''}`);
  const { language, languageLevel = 0 } = filter;
  const least = Math.max(languageLevel, 1);
  const atLeast = (name: 'japanese' | 'english', rung: number): Condition =>
    sql`${column(name)} >= ${rung}::smallint`;
  const spoken = (place: number): Condition => {
    const above = Array.from({ length: highestRung - least + 1 }, (_, rungs) =>
      languageNumber(place, least + rungs),
    );
    return sql`${column('languages')} && ${above}::smallint[]`;
  };
  return [
    ...asked(filter.japaneseLevel, (rung) => atLeast('japanese', rung)),
    ...asked(filter.englishLevel, (rung) => atLeast('english', rung)),
    ...asked(language, (id) => {
      if (id === 'ja') return atLeast('japanese', least);
      if (id === 'en') return atLeast('english', least);
      return spoken(spokenLanguages.ids.indexOf(id));
    }),
  ];
}

function ofStudies(filter: Filter): Condition[] {
  const majorsOfTypes = (types: NonNullable<Filter['majorType']>) =>
    majorCategories.entries.flatMap(({ type }, place) => (types.includes(type) ? [place] : []));
  return [
    ...asked(filter.graduationFrom, (first) => sql`found.graduation >= ${monthOf(first)}`),
    ...asked(filter.graduationTo, (last) => sql`found.graduation <= ${monthOf(last)}`),
    ...asked(
      filter.degreeType,
      (ids) => sql`found.degree = any(${places(degreeTypes, ids)}::smallint[])`,
    ),
    ...asked(
      filter.major,
      (ids) => sql`found.major = any(${places(majorCategories, ids)}::smallint[])`,
    ),
    ...asked(
      filter.majorType,
      (types) => sql`found.major = any(${majorsOfTypes(types)}::smallint[])`,
    ),
  ];
}

const ofWishes = (filter: Filter): Condition[] => [
  ...asked(
    filter.industry,
    (ids) => sql`found.industries & ${bitsOf(industries, ids)}::smallint <> 0`,
  ),
  ...asked(
    filter.jobType,
    (ids) => sql`found.looking_for & ${bitsOf(lookingFor, ids)}::smallint <> 0`,
  ),
];

/** By a word without letters nobody is found. */
const withWord = ({ freeWord }: Filter): Condition[] => {
  if (!freeWord) return [];
  const query = queryOf(freeWord);
  return [query === null ? sql`false` : sql`found.words @@ ${query}::tsquery`];
};

/** Of a row of student_search, but for its score. */
export const fits = ({ filter, excluded, only, shownAfter }: TalentQuery): Condition =>
  all([
    ...withWord(filter),
    ...ofStudies(filter),
    ...ofLanguages(filter),
    ...ofWishes(filter),
    ...ofPlace(filter),
    ...asked(excluded, (ids) => sql`found.student_id <> all(${ids}::uuid[])`),
    ...(only ? [sql<SqlBool>`found.student_id = any(${only}::uuid[])`] : []),
    ...asked(shownAfter, (at) => sql`found.shown > ${secondNumber(at)}`),
  ]);

export const hasSignal = ({ ids = [], universities = [], majors = [] }: Signal): Condition => sql`(
  found.student_id = any(${ids}::uuid[])
  or found.university = any(${universities}::text[])
  or found.major = any(${majors}::smallint[]))`;
