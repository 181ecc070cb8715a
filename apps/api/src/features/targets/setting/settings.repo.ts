import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { readWishes } from './read-wishes.rules.ts';

const columns = [
  'id',
  'name',
  'wishes',
  'terms',
  'job_id as jobId',
  'updated_at as updatedAt',
] as const;

const settings = (db: Db, companyId: string) =>
  db.selectFrom('target_setting').select(columns).where('company_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof settings>['executeTakeFirstOrThrow']>>;

const read = ({ terms, ...row }: Row) => ({ ...row, wishes: readWishes(row.wishes, terms) });
export type TargetSetting = ReturnType<typeof read>;

export async function listSettings(db: Db, companyId: string): Promise<TargetSetting[]> {
  const rows = await settings(db, companyId).orderBy('name').orderBy('id').execute();
  return rows.map(read);
}

export async function findSetting(
  db: Db,
  companyId: string,
  id: string,
): Promise<TargetSetting | undefined> {
  const row = await settings(db, companyId).where('id', '=', id).executeTakeFirst();
  return row && read(row);
}

/** Locked, so that concurrent dismissals are serial. */
export async function lockSetting(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<TargetSetting | undefined> {
  const row = await settings(tx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && read(row);
}

/** Servers of the release before refuse fields that they do not know. */
function stored({ wants: { terms, ...wants }, offers, ...wishes }: TargetWishes) {
  const { jobSubcategory, ...others } = offers;
  const known = jobSubcategory === null ? others : offers;
  return { wishes: JSON.stringify({ ...wishes, wants, offers: known }), terms };
}

interface Written {
  name: string;
  wishes: TargetWishes;
}

export async function insertSetting(
  tx: Tx,
  companyId: string,
  { name, wishes, jobId }: Written & { jobId: string | null },
  now: Date,
): Promise<TargetSetting> {
  const row = await tx
    .insertInto('target_setting')
    .values({
      company_id: companyId,
      name,
      ...stored(wishes),
      job_id: jobId,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function updateSetting(
  tx: Tx,
  companyId: string,
  id: string,
  { name, wishes }: Written,
  now: Date,
): Promise<TargetSetting | undefined> {
  const row = await tx
    .updateTable('target_setting')
    .set({ name, ...stored(wishes), updated_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(columns)
    .executeTakeFirst();
  return row && read(row);
}

export const deleteSetting = (tx: Tx, companyId: string, id: string) =>
  tx
    .deleteFrom('target_setting')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();

/** Locks the company: a second request that adds a setting counts the first's. */
export async function lockAndCount(tx: Tx, companyId: string): Promise<number> {
  await sql`select from company where id = ${companyId} for no key update`.execute(tx);
  const { count } = await tx
    .selectFrom('target_setting')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}
