import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';

export const listLabels = (db: Db, companyId: string) =>
  db
    .selectFrom('connect_label')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'colour'])
    .select(
      sql<number>`(select count(*) from connection_label as put
        where put.company_id = ${companyId} and put.label_id = connect_label.id
          and ${reach.companyMaySee({ student: sql.ref('put.student_id'), company: companyId })})`.as(
        'used',
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Comes first: whoever changes the labels meanwhile waits. */
export async function lockLabels(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export interface WrittenLabel {
  name: string;
  colour: LabelColourId;
}

/** Whether there is another label of this name. */
export async function isLabelled(
  tx: Tx,
  companyId: string,
  { id, name }: { id: string | undefined; name: string },
): Promise<boolean> {
  let others = tx
    .selectFrom('connect_label')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (id !== undefined) others = others.where('id', '<>', id);
  return (await others.executeTakeFirst()) !== undefined;
}

export async function insertLabel(tx: Tx, companyId: string, label: WrittenLabel): Promise<void> {
  await tx
    .insertInto('connect_label')
    .values({ company_id: companyId, ...label })
    .execute();
}

export const updateLabel = (tx: Tx, companyId: string, id: string, label: WrittenLabel) =>
  tx
    .updateTable('connect_label')
    .set(label)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deleteLabelRow = (tx: Tx, companyId: string, id: string) =>
  tx
    .deleteFrom('connect_label')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** Which of these students have a row with the company, whatever its state. */
export async function findTied(tx: Tx, companyId: string, studentIds: readonly string[]) {
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

/** Each of these students with each of these labels. */
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
