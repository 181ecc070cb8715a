import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';

export type LabelKind = 'connect' | 'apply';

/** The cast to one table is safe: only columns that both tables have are used here. */
const tableOf = (kind: LabelKind) => `${kind}_label` as 'connect_label';

export const labelRows = (db: Db, kind: LabelKind, companyId: string) =>
  db
    .selectFrom(`${tableOf(kind)} as label`)
    .where('label.company_id', '=', companyId)
    .select(['label.id', 'label.name', 'label.colour']);

/** Call before reading labels: locks the company, so that label changes run one at a time. */
export async function lockLabels(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

interface WrittenLabel {
  name: string;
  colour: LabelColourId;
}

export async function isLabelled(
  tx: Tx,
  kind: LabelKind,
  companyId: string,
  { id, name }: { id: string | undefined; name: string },
): Promise<boolean> {
  let others = tx
    .selectFrom(tableOf(kind))
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (id !== undefined) others = others.where('id', '<>', id);
  return (await others.executeTakeFirst()) !== undefined;
}

/** `place` is stored for labels of applications only; labels of connections have no order. */
export async function insertLabel(
  tx: Tx,
  kind: LabelKind,
  companyId: string,
  label: WrittenLabel & { place: number },
): Promise<string> {
  const { place, ...written } = label;
  const { id } = await tx
    .insertInto(tableOf(kind))
    .values({ company_id: companyId, ...written, ...(kind === 'apply' && { label_index: place }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLabel = (
  tx: Tx,
  kind: LabelKind,
  companyId: string,
  { id, ...label }: WrittenLabel & { id: string },
) =>
  tx
    .updateTable(tableOf(kind))
    .set(label)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deleteLabelRow = (tx: Tx, kind: LabelKind, companyId: string, id: string) =>
  tx
    .deleteFrom(tableOf(kind))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** Numbers the labels in this order from 0. Does nothing for labels of connections. */
export async function orderLabels(
  tx: Tx,
  kind: LabelKind,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (kind !== 'apply') return;
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
