import { found } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import type { Colleague } from '../../leaver-work.ts';
import { openThread } from '../messages/public.ts';
import { isOnHold, reach } from '../reach/public.ts';
import type { Tie } from './tie.rules.ts';

export interface Pair {
  student: string;
  company: string;
}

/**
 * The tie of a pair, for whoever is about to change it. The student's row is locked: whatever else
 * happens to one of their ties, and an erasure, comes before or after.
 */
export async function lockTie(tx: Tx, pair: Pair) {
  found(await lockStudentOf(tx, pair));
  return findTie(tx, pair);
}

/** Undefined where the student has left. */
export const lockStudentOf = (tx: Tx, { student }: Pair) =>
  tx
    .selectFrom('student')
    .select('id')
    .where('id', '=', student)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findTie = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('connection')
    .select(['state', 'asked_by as askedBy', 'changed_by as changedBy', 'since', 'message'])
    .where('student_id', '=', student)
    .where('company_id', '=', company)
    .executeTakeFirst();

/** What the two may do with each other; undefined where one of them does not exist. */
export const findStanding = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('student')
    .innerJoin('company', (join) => join.on('company.id', '=', company))
    .where('student.id', '=', student)
    .select([
      reach.companyMaySee({ student, company }).as('companyMaySee'),
      reach.companyMayAsk({ student, company }).as('companyMayAsk'),
      reach.studentMaySee({ student, company }).as('studentMaySee'),
    ])
    .executeTakeFirst();

export interface Written extends Tie {
  message: string;
  recruiterId: string | null;
  /** The company knows of it already. */
  seen?: boolean;
}

/** When it was asked, and when the other side said yes or no; both stay until there is another request. */
function answerTo({ state, askedBy, changedBy, since }: Tie) {
  if (state === 'asked') return { asked_at: since, answered_at: null };
  const isAnswer = state === 'connected' || state === 'declined';
  return isAnswer && changedBy !== askedBy ? { answered_at: since } : {};
}

export async function writeTie(tx: Tx, { student, company }: Pair, tie: Written): Promise<void> {
  const row = {
    state: tie.state,
    asked_by: tie.askedBy,
    changed_by: tie.changedBy,
    since: tie.since,
    connected_at: tie.state === 'connected' ? tie.since : null,
    new_to_company: tie.state === 'connected' && tie.askedBy === 'company' && !tie.seen,
    ...answerTo(tie),
  };
  // Words and sender stay those of the request until there is another.
  const request =
    tie.state === 'asked' ? { message: tie.message, recruiter_id: tie.recruiterId } : {};
  await tx
    .insertInto('connection')
    .values({
      student_id: student,
      company_id: company,
      message: tie.message,
      recruiter_id: tie.recruiterId,
      ...row,
    })
    .onConflict((pair) =>
      pair.columns(['student_id', 'company_id']).doUpdateSet({ ...row, ...request }),
    )
    .execute();
  if (tie.state === 'connected') await openThread(tx, { student, company }, tie.since);
}

/** Those whose requests nobody answered in time. */
export const listUnanswered = (db: Db, askedBefore: Date, most: number) =>
  db
    .selectFrom('connection')
    .select(['student_id as student', 'company_id as company'])
    .where('state', '=', 'asked')
    .where('since', '<=', askedBefore)
    .where((where) =>
      where.not(
        isOnHold({
          student: sql.ref('connection.student_id'),
          company: sql.ref('connection.company_id'),
        }),
      ),
    )
    .orderBy('since')
    .limit(most)
    .execute();

/** What a student's ties with these companies were; they are over. */
export const listOpenTies = (tx: Tx, student: string, companies: readonly string[]) =>
  tx
    .selectFrom('connection')
    .select('company_id as company')
    .where('student_id', '=', student)
    .where('company_id', 'in', companies)
    .where('state', 'in', ['asked', 'connected'])
    .orderBy('company_id')
    .execute();

/** Whether a request shows the name of this recruiter. */
export async function hasAsked(db: Db, { companyId, accountId }: Colleague): Promise<boolean> {
  const row = await db
    .selectFrom('connection')
    .select('student_id')
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
