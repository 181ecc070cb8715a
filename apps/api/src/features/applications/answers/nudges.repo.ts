import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../../database.ts';

const due = (db: Db, now: Date) =>
  db
    .selectFrom('application')
    .select(['id', 'company_id as companyId', 'assignee_id as assigneeId', 'status', 'way'])
    .select(['applied_at as appliedAt', 'student_id as studentId'])
    .where('nudge_at', '<=', now);

export const listDueNudges = (db: Db, now: Date, most: number) =>
  due(db, now).orderBy('nudge_at').limit(most).execute();

export type DueNudge = Awaited<ReturnType<typeof listDueNudges>>[number];

/** Unclaimed applications whose reminder is still due. */
export const lockDueNudges = (tx: Tx, ids: readonly string[], now: Date) =>
  due(tx, now).where('id', '=', oneOf(ids)).orderBy('id').forNoKeyUpdate().execute();

export async function setNudge(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('application').set({ nudge_at: at }).where('id', '=', id).execute();
}
