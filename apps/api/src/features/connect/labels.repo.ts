import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { labelRows } from '../labels/public.ts';
import { reach } from '../reach/reach.query.ts';

export const listLabels = (db: Db, companyId: string) =>
  labelRows(db, 'connect', companyId)
    .select(
      sql<number>`(select count(*) from connection_label as put
        where put.company_id = ${companyId} and put.label_id = label.id
          and ${reach.companyMaySee({ student: sql.ref('put.student_id'), company: companyId })})`.as(
        'used',
      ),
    )
    .orderBy('label.created_at')
    .orderBy('label.id')
    .execute();

/** Which of these students have a connection row with the company, in any state. */
export async function findConnectionRows(tx: Tx, companyId: string, studentIds: readonly string[]) {
  const rows = await tx
    .selectFrom('connection')
    .select('student_id as id')
    .where('company_id', '=', companyId)
    .where('student_id', '=', oneOf(studentIds))
    .where(reach.companyMaySee({ student: sql.ref('connection.student_id'), company: companyId }))
    .orderBy('student_id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

export async function addLabels(
  tx: Tx,
  companyId: string,
  studentIds: readonly string[],
  labelIds: readonly string[],
): Promise<void> {
  const rows = studentIds.flatMap((student) =>
    labelIds.map((label) => ({ student_id: student, company_id: companyId, label_id: label })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('connection_label')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function removeLabels(
  tx: Tx,
  companyId: string,
  studentIds: readonly string[],
  labelIds: readonly string[],
): Promise<void> {
  if (labelIds.length === 0) return;
  await tx
    .deleteFrom('connection_label')
    .where('company_id', '=', companyId)
    .where('student_id', '=', oneOf(studentIds))
    .where('label_id', '=', oneOf(labelIds))
    .execute();
}
