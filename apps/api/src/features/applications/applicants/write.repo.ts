import type { OutcomeResult } from '@engawa/contract/applications/schemas';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isOnHold } from '../../reach/reach.query.ts';

const these = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx.updateTable('application').where('company_id', '=', companyId).where('id', '=', oneOf(ids));

export async function setStatus(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { status, now }: { status: 'new' | 'in-progress'; now: Date },
): Promise<void> {
  await these(tx, companyId, ids)
    .set({ status, status_at: now })
    .$if(status === 'in-progress', (update) =>
      update.set({ answered_at: sql`coalesce(answered_at, ${now})` }),
    )
    .execute();
}

interface Planned {
  id: string;
  result: OutcomeResult;
  text: string;
  by: string;
  due: Date;
}

/** The student does not see the outcome before it is due. */
export async function planOutcome(
  tx: Tx,
  companyId: string,
  { id, result, text, by, due }: Planned,
): Promise<void> {
  await these(tx, companyId, [id])
    .set({ outcome: result, outcome_text: text, outcome_by: by, outcome_due: due })
    .execute();
}

export async function undoOutcome(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await these(tx, companyId, ids)
    .set({ outcome: null, outcome_text: null, outcome_by: null, outcome_due: null })
    .execute();
}

export async function writeOutcome(
  tx: Tx,
  id: string,
  { result, now }: { result: OutcomeResult; now: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ status: result, status_at: now, ended_at: now, outcome_due: null, nudge_at: null })
    .set({ answered_at: sql`coalesce(answered_at, ${now})` })
    .where('id', '=', id)
    .execute();
}

/** Of an offer: the student declined it or the company withdrew it. */
export async function closeOffered(
  tx: Tx,
  id: string,
  { status, now }: { status: 'withdrawn' | 'declined'; now: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ status, status_at: now, ended_at: now })
    // The outcome of a declined application is always the company's no.
    .$if(status === 'declined', (update) => update.set({ outcome: 'declined' }))
    .where('id', '=', id)
    .execute();
}

/** Also cancels an outcome that was about to be sent: the student was faster. */
export async function writeWithdrawal(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('application')
    .set({ status: 'withdrawn', status_at: now, ended_at: now, nudge_at: null })
    .set({ outcome: null, outcome_text: null, outcome_by: null, outcome_due: null })
    .where('id', '=', oneOf(ids))
    .execute();
}

const pair = {
  student: sql.ref<string>('application.student_id'),
  company: sql.ref<string>('application.company_id'),
};

export const listDueOutcomes = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('application')
    .select(['id', 'student_id as studentId'])
    .where('outcome_due', '<=', now)
    .where((where) => where.not(isOnHold(pair)))
    .orderBy('outcome_due')
    .limit(most)
    .execute();

/** Undefined if the outcome was undone or another server has sent it. */
export const lockDue = (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom('application')
    .select(['id', 'company_id as companyId', 'student_id as studentId'])
    .select(['outcome', 'outcome_text as text', 'outcome_by as by'])
    .where('id', '=', id)
    .where('outcome_due', '<=', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
