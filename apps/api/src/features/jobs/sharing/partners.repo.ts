import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

/** A pair is stored as one row, in either direction. */
const partners = (db: Db, companyId: string) =>
  db
    .selectFrom('company_partner as pair')
    .innerJoin('company', (join) =>
      join.on(
        sql<boolean>`company.id = case when pair.company_id = ${companyId}
          then pair.partner_id else pair.company_id end`,
      ),
    )
    .where('company.suspended_at', 'is', null)
    .where((where) =>
      where.or([
        where('pair.company_id', '=', companyId),
        where('pair.partner_id', '=', companyId),
      ]),
    );

export const listPartners = (db: Db, companyId: string) =>
  partners(db, companyId)
    .select(['company.id', 'company.name_jp', 'company.name_en'])
    .orderBy((of) => of.fn.coalesce('company.name_jp', 'company.name_en'))
    .orderBy('company.id')
    .execute();

/** Which of these are partners. Locks the pairs, so that no partnership ends meanwhile. */
export async function lockPartners(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await partners(tx, companyId)
    .select('company.id')
    .where('company.id', '=', oneOf(ids))
    .orderBy('company.id')
    .forKeyShare('pair')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const listPairs = (db: Db) =>
  db
    .selectFrom('company_partner as pair')
    .innerJoin('company as one', 'one.id', 'pair.company_id')
    .innerJoin('company as other', 'other.id', 'pair.partner_id')
    .select(['one.id as oneId', 'other.id as otherId'])
    .select((of) => [
      of.fn.coalesce('one.name_en', 'one.name_jp').as('oneName'),
      of.fn.coalesce('other.name_en', 'other.name_jp').as('otherName'),
    ])
    .orderBy('pair.since')
    .orderBy('one.id')
    .orderBy('other.id')
    .execute();

export type Pair = readonly [string, string];

/** Smaller id first, as a table constraint demands. */
const ordered = (pair: Pair): Pair => {
  const [one, other] = pair.map((id) => id.toLowerCase()) as [string, string];
  return one < other ? [one, other] : [other, one];
};

export async function addPair(tx: Tx, pair: Pair): Promise<boolean> {
  const [one, other] = ordered(pair);
  const known = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', oneOf([one, other]))
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (known.length < 2) return false;
  await tx
    .insertInto('company_partner')
    .values({ company_id: one, partner_id: other })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** False if they were not partners. Waits for commands that lend a job between them. */
export async function deletePair(tx: Tx, pair: Pair): Promise<boolean> {
  const [one, other] = ordered(pair);
  const { numDeletedRows } = await tx
    .deleteFrom('company_partner')
    .where('company_id', '=', one)
    .where('partner_id', '=', other)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
