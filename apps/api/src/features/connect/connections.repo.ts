import type { PerLanguage } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { openThread } from '../messages/public.ts';
import { isOnHold, reach } from '../reach/reach.query.ts';
import type { Connection } from './connection.rules.ts';

export interface Pair {
  student: string;
  company: string;
}

/**
 * The connection of a pair, for a command that changes it. Locks the student's row, so that other changes of
 * the student's connections, and an erasure, wait for this transaction.
 */
export async function lockConnection(tx: Tx, pair: Pair) {
  found(await lockStudentOf(tx, pair));
  return findConnection(tx, pair);
}

/** Undefined if the student has been erased. */
export const lockStudentOf = (tx: Tx, { student }: Pair) =>
  tx
    .selectFrom('student')
    .select('id')
    .where('id', '=', student)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findConnection = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('connection')
    .select(['state', 'asked_by as askedBy', 'changed_by as changedBy', 'since', 'message'])
    .where('student_id', '=', student)
    .where('company_id', '=', company)
    .executeTakeFirst();

/** What each side may do towards the other; undefined if one does not exist. */
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

/** The job of a request, with its title at that time. */
export interface NamedJob {
  id: string;
  title: PerLanguage<string>;
}

export interface Written extends Connection {
  message: string;
  recruiterId: string | null;
  job?: NamedJob | null | undefined;
  /** The company has seen the acceptance, so it does not count as new. */
  seen?: boolean;
}

/** Times of the request and of its answer; a new request replaces both. */
function answerTo({ state, askedBy, changedBy, since }: Connection) {
  if (state === 'asked') return { asked_at: since, answered_at: null };
  const isAnswer = state === 'connected' || state === 'declined';
  return isAnswer && changedBy !== askedBy ? { answered_at: since } : {};
}

export async function writeConnection(
  tx: Tx,
  { student, company }: Pair,
  connection: Written,
): Promise<void> {
  const row = {
    state: connection.state,
    asked_by: connection.askedBy,
    changed_by: connection.changedBy,
    since: connection.since,
    connected_at: connection.state === 'connected' ? connection.since : null,
    new_to_company:
      connection.state === 'connected' && connection.askedBy === 'company' && !connection.seen,
    ...answerTo(connection),
  };
  const { job = null } = connection;
  const sent = {
    message: connection.message,
    recruiter_id: connection.recruiterId,
    job_id: job?.id ?? null,
    job_jp: job?.title.jp ?? null,
    job_en: job?.title.en ?? null,
    opened_at: null,
  };
  // Contents and sender of the request stay until a new request replaces them.
  const request = connection.state === 'asked' ? sent : {};
  await tx
    .insertInto('connection')
    .values({
      student_id: student,
      company_id: company,
      ...sent,
      ...row,
    })
    .onConflict((pair) =>
      pair.columns(['student_id', 'company_id']).doUpdateSet({ ...row, ...request }),
    )
    .execute();
  if (connection.state === 'connected')
    await openThread(tx, { student, company }, connection.since);
}

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

/** Which of these companies the student is connected with or has an open request with. */
export const listOpenConnections = (tx: Tx, student: string, companies: readonly string[]) =>
  tx
    .selectFrom('connection')
    .select('company_id as company')
    .where('student_id', '=', student)
    .where('company_id', 'in', companies)
    .where('state', 'in', ['asked', 'connected'])
    .orderBy('company_id')
    .execute();
