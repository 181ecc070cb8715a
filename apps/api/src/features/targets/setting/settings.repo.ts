import { type TargetWishes, targetWishes } from '@engawa/contract/targets/wishes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

const settings = (db: Db, companyId: string) =>
  db
    .selectFrom('target_setting')
    .select(['id', 'name', 'wishes', 'job_id as jobId', 'updated_at as updatedAt'])
    .where('company_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof settings>['executeTakeFirstOrThrow']>>;

const read = (row: Row) => ({ ...row, wishes: targetWishes.parse(row.wishes) });
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

/** Leaves out an unstated subcategory, which the release before refuses to read. */
const stored = (wishes: TargetWishes): string =>
  JSON.stringify(wishes, (key, value) =>
    key === 'jobSubcategory' && value === null ? undefined : value,
  );

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
      wishes: stored(wishes),
      job_id: jobId,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'name', 'wishes', 'job_id as jobId', 'updated_at as updatedAt'])
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
    .set({ name, wishes: stored(wishes), updated_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(['id', 'name', 'wishes', 'job_id as jobId', 'updated_at as updatedAt'])
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
