import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import {
  countryNumber,
  type StudentColumn,
  studentColumns,
  studentPacks,
  studentTerms,
} from './student-columns.ts';

const rows = (db: Db) =>
  db
    .selectFrom('student_search')
    .select([
      'student_id as id',
      'graduation',
      'degree',
      'major',
      'japanese',
      'japanese_certified as japaneseCertified',
      'english',
      'english_certified as englishCertified',
      'industries',
      'job_categories as jobCategories',
      'looking_for as lookingFor',
      'worked_industries as workedIndustries',
      'worked_categories as workedCategories',
      'worked_kinds as workedKinds',
      'shown',
      'active',
      'exposure',
      'current_country as country',
      'origin_country as origin',
      'university',
    ])
    // One text is read faster than a list. Words have no spaces.
    .select([
      sql<string>`array_to_string(languages, ' ')`.as('languages'),
      sql<string>`array_to_string(languages_certified, ' ')`.as('certified'),
      sql<string>`array_to_string(tsvector_to_array(words), ' ')`.as('words'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const listed = (text: string): string[] => (text === '' ? [] : text.split(' '));

function rowOf({
  id,
  country,
  origin,
  university,
  languages,
  certified,
  words,
  ...values
}: Read): Row<StudentColumn> {
  return {
    id,
    values: { ...values, country: countryNumber(country), origin: countryNumber(origin) },
    terms: [
      ...listed(words),
      studentTerms.university(university),
      ...listed(languages).map(studentTerms.language),
      ...listed(certified).map(studentTerms.certified),
    ],
  };
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
