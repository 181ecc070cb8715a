import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables, Tx } from '../database.ts';

export interface Colleague {
  companyId: string;
  accountId: string;
}

export type MemberColumn = {
  [Table in keyof Tables]: `${Table}.${Extract<keyof Tables[Table], string>}`;
}[keyof Tables];

/** The cast is safe: callers use only columns that every such table has. */
const split = (place: MemberColumn) => place.split('.') as ['thread', 'assignee_id'];

const all = sql<SqlBool>`true`;

export async function countInCharge(
  db: Db,
  place: MemberColumn,
  { companyId, accountId }: Colleague,
  only: RawBuilder<SqlBool> = all,
): Promise<number> {
  const [table, column] = split(place);
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(column, '=', accountId)
    .where(only)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reassigns the leaver's rows to a colleague, or to nobody. */
export async function reassignInCharge(
  tx: Tx,
  place: MemberColumn,
  { companyId, accountId }: Colleague,
  { to = null, only = all }: { to?: string | null | undefined; only?: RawBuilder<SqlBool> },
): Promise<void> {
  const [table, column] = split(place);
  await tx
    .updateTable(table)
    .set({ [column]: to })
    .where('company_id', '=', companyId)
    .where(column, '=', accountId)
    .where(only)
    .execute();
}

export async function assignTo(
  tx: Tx,
  place: MemberColumn,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
  memberId: string | null,
): Promise<void> {
  const [table, column] = split(place);
  await tx
    .updateTable(table)
    .set({ [column]: memberId })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();
}

/** Whether one of these columns names this account, which belongs to one company only. */
export async function isNamedIn(
  db: Db,
  places: readonly MemberColumn[],
  accountId: string,
): Promise<boolean> {
  for (const place of places) {
    const [table, column] = split(place);
    const row = await db
      .selectFrom(table)
      .select(column)
      .where(column, '=', accountId)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
