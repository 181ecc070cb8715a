import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import {
  countryNumber,
  type StudentColumn,
  storedNumbers,
  studentColumns,
  studentPacks,
  studentTerms,
} from './student-columns.ts';

const names = Object.keys(storedNumbers) as (keyof typeof storedNumbers)[];
const none = Object.fromEntries(names.map((name) => [name, 0])) as Record<
  keyof typeof storedNumbers,
  number
>;

/** Few long texts are read several times faster than many columns and lists. */
const rows = (db: Db) =>
  db
    .selectFrom('student_search')
    .select([
      'student_id as id',
      'current_country as country',
      'origin_country as origin',
      'university',
      sql<string>`concat_ws(' ', ${sql.join(names.map((name) => sql.ref(storedNumbers[name])))})`.as(
        'facts',
      ),
      sql<string>`concat_ws(',', array_to_string(languages, ' '), array_to_string(languages_certified, ' '))`.as(
        'languages',
      ),
      sql<string>`words::text`.as('words'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const listed = (text: string): string[] => (text === '' ? [] : text.split(' '));

function rowOf({
  id,
  country,
  origin,
  university,
  facts,
  languages,
  words,
}: Read): Row<StudentColumn> {
  const [spoken = '', certified = ''] = languages.split(',');
  return {
    id,
    words,
    values: {
      ...numbersOf(facts),
      country: countryNumber(country),
      origin: countryNumber(origin),
    },
    terms: [
      studentTerms.university(university),
      ...listed(spoken).map(studentTerms.language),
      ...listed(certified).map(studentTerms.certified),
    ],
  };
}

/** In the order of their names; a million times, so nothing is made on the way. */
function numbersOf(facts: string): Record<keyof typeof storedNumbers, number> {
  const values = Object.assign({}, none);
  let at = 0;
  for (const name of names) {
    const end = facts.indexOf(' ', at);
    values[name] = Number(end < 0 ? facts.slice(at) : facts.slice(at, end));
    at = end + 1;
  }
  return values;
}

/** Findable students, from the same rows that the database searches. */
export const studentSource: IndexSource<Tables, StudentColumn> = {
  name: 'student',
  columns: studentColumns,
  packs: studentPacks,
  list: async (db, after, limit) => {
    const all = rows(db).orderBy('student_id').limit(limit);
    return (await (after === null ? all : all.where('student_id', '>', after)).execute()).map(
      rowOf,
    );
  },
  read: async (db, ids) =>
    (await rows(db).where('student_id', '=', oneOf(ids)).execute()).map(rowOf),
};
