import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

export const listLabels = (db: Db, companyId: string) =>
  db
    .selectFrom('apply_label')
    .where('apply_label.company_id', '=', companyId)
    .select(['apply_label.id', 'apply_label.name', 'apply_label.colour'])
    .select('apply_label.label_index as labelIndex')
    .select((of) =>
      of
        .selectFrom('application')
        .whereRef('application.label_id', '=', 'apply_label.id')
        .where('application.company_id', '=', companyId)
        .select((n) => n.fn.countAll<number>().as('count'))
        .as('used'),
    )
    .orderBy('apply_label.label_index')
    .orderBy('apply_label.id')
    .execute();

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
    .selectFrom('apply_label')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (id !== undefined) others = others.where('id', '<>', id);
  return (await others.executeTakeFirst()) !== undefined;
}

export async function insertLabel(
  tx: Tx,
  companyId: string,
  label: WrittenLabel,
  labelIndex: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('apply_label')
    .values({ company_id: companyId, ...label, label_index: labelIndex })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLabel = (tx: Tx, companyId: string, id: string, label: WrittenLabel) =>
  tx
    .updateTable('apply_label')
    .set(label)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deleteLabelRow = (tx: Tx, companyId: string, id: string) =>
  tx
    .deleteFrom('apply_label')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** In this order, from 0 and without a gap. */
export async function orderLabels(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx
      .updateTable('apply_label')
      .set({ label_index: index })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('label_index', '<>', index)
      .execute();
  }
}

export async function putLabel(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  labelId: string | null,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ label_id: labelId })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();
}
