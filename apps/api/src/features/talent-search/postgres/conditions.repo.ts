import { littleSeenFrom } from '@engawa/matching/plan/order';
import { type SqlBool, sql } from 'kysely';
import { secondNumber } from '../../../people/student-numbers.rules.ts';
import { all, inSql, type SqlCondition, withWord } from '../../../search/conditions/in-sql.repo.ts';
import { studentSearched } from '../../student-rows/public.ts';
import { studentConditionsOf } from '../conditions.rules.ts';
import type { Signal, TalentQuery } from '../port.ts';

/** Condition on a row of student_search, without the score. */
export const fits = ({
  filter,
  excluded = [],
  only,
  shownAfter,
  fewAsked,
}: TalentQuery): SqlCondition =>
  all([
    ...withWord(filter.freeWord),
    ...inSql(studentSearched, studentConditionsOf(filter)),
    ...(excluded.length > 0 ? [sql<SqlBool>`found.student_id <> all(${excluded}::uuid[])`] : []),
    ...(only ? [sql<SqlBool>`found.student_id = any(${only}::uuid[])`] : []),
    ...(shownAfter ? [sql<SqlBool>`found.shown > ${secondNumber(shownAfter)}`] : []),
    ...(fewAsked ? [sql<SqlBool>`found.exposure >= ${littleSeenFrom}`] : []),
  ]);

export const hasSignal = ({
  ids = [],
  universities = [],
  majors = [],
}: Signal): SqlCondition => sql`(
  found.student_id = any(${ids}::uuid[])
  or found.university = any(${universities}::text[])
  or found.major = any(${majors}::smallint[]))`;
