import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Side } from '../connection.rules.ts';
import type { Pair } from '../connections.repo.ts';
import { requestColumns } from './request-columns.ts';
import { isJobOpen } from './student-connections.repo.ts';

/** The connection of a pair with its request; only for a student with whether the job is open. */
export const findRequest = (db: Db, pair: Pair, side: Side) =>
  db
    .selectFrom('connection')
    .where('connection.student_id', '=', pair.student)
    .where('connection.company_id', '=', pair.company)
    .select(['connection.state', 'connection.asked_by as askedBy'])
    .select(['connection.changed_by as changedBy', 'connection.since', 'connection.message'])
    .select('connection.asked_at as askedAt')
    .select(requestColumns)
    .select(
      side === 'student'
        ? sql<boolean>`(${isJobOpen(pair.student)} and ${reach.studentMaySee(pair)})`.as('jobOpen')
        : sql<boolean>`false`.as('jobOpen'),
    )
    .executeTakeFirst();
