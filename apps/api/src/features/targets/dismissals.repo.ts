import type { DismissalReasonId } from '@engawa/contract/targets/dismissals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';

/** Dismissals of one setting, latest first, of students whom the company may see. */
export const listDismissals = (db: Db, companyId: string, settingId: string) =>
  db
    .selectFrom('target_dismissal as dismissal')
    .innerJoin('student', 'student.id', 'dismissal.student_id')
    .where('dismissal.company_id', '=', companyId)
    .where('dismissal.setting_id', '=', settingId)
    .select([
      'student.id as studentId',
      'student.first_name',
      'student.last_name',
      'student.name_order',
    ])
    .select('dismissal.reason')
    .where(reach.companyMaySee({ student: sql.ref('student.id'), company: companyId }))
    .orderBy('dismissal.dismissed_at', 'desc')
    .orderBy('student.id')
    .execute();

export interface Dismissed {
  companyId: string;
  settingId: string;
  studentId: string;
}

/** Undefined if the company may not find the student. */
export const findFindable = (tx: Tx, companyId: string, studentId: string) =>
  tx
    .selectFrom('student')
    .select('id')
    .where('id', '=', studentId)
    .where(reach.companyMayFind({ student: studentId, company: companyId }))
    .executeTakeFirst();

/** Dismissing again replaces the reason. */
export async function insertDismissal(
  tx: Tx,
  { companyId, settingId, studentId }: Dismissed,
  reason: DismissalReasonId,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('target_dismissal')
    .values({
      company_id: companyId,
      setting_id: settingId,
      student_id: studentId,
      reason,
      dismissed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['setting_id', 'student_id']).doUpdateSet({ reason, dismissed_at: now }),
    )
    .execute();
}

export const deleteDismissal = (tx: Tx, { companyId, settingId, studentId }: Dismissed) =>
  tx
    .deleteFrom('target_dismissal')
    .where('company_id', '=', companyId)
    .where('setting_id', '=', settingId)
    .where('student_id', '=', studentId)
    .where(reach.companyMaySee({ student: studentId, company: companyId }))
    .returning('student_id as studentId')
    .executeTakeFirst();

/** Number only: why a company finds somebody unfit is its internal note. */
export async function countDismissals(db: Db, studentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('target_dismissal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return count;
}
