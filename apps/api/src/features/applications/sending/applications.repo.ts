import type { ApplicationStep } from '@engawa/contract/applications/schemas';
import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '../../../database.ts';

export const findOwn = (db: Db, studentId: string, jobId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'company_id as companyId', 'way', 'status', 'applied_at as appliedAt'])
    .select('outcome_due as outcomeDue')
    .where('job_id', '=', jobId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();

export async function countSince(db: Db, studentId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .where('student_id', '=', studentId)
    .where((where) =>
      where.or([where('applied_at', '>', since), where('pre_applied_at', '>', since)]),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertApplication(
  tx: Tx,
  values: Insertable<Tables['application']>,
): Promise<string> {
  const { id } = await tx
    .insertInto('application')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Step {
  id: string;
  companyId: string;
  kind: ApplicationStep;
  at: Date;
  by?: string | null;
  detail?: string | null;
}

export async function addSteps(tx: Tx, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('application_step')
    .values(
      steps.map(({ id, companyId, kind, at, by = null, detail = null }) => ({
        application_id: id,
        company_id: companyId,
        at,
        kind,
        by_id: by,
        detail,
      })),
    )
    .execute();
}

export async function setExternal(
  tx: Tx,
  id: string,
  change: { preAppliedAt?: Date; appliedAt?: Date; nudgeAt: Date | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ status: 'new', status_at: change.now, ended_at: null, nudge_at: change.nudgeAt })
    .$if(change.preAppliedAt !== undefined, (update) =>
      update.set({ pre_applied_at: change.preAppliedAt ?? null }),
    )
    .$if(change.appliedAt !== undefined, (update) =>
      update.set({ applied_at: change.appliedAt ?? null }),
    )
    .where('id', '=', id)
    .execute();
}
