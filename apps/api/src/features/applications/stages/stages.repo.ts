import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

const stages = (db: Db, companyId: string) =>
  db
    .selectFrom('apply_stage as stage')
    .where('stage.company_id', '=', companyId)
    .select(['stage.id', 'stage.name_jp as jp', 'stage.name_en as en'])
    .select(['stage.stage_index as stageIndex', 'stage.criteria'])
    .orderBy('stage.stage_index')
    .orderBy('stage.id');

export const listStages = (db: Db, companyId: string) =>
  stages(db, companyId)
    .select(
      sql<number>`(select count(*) from application
        where application.stage_id = stage.id and application.company_id = ${companyId}
          and application.ended_at is null)`.as('open'),
    )
    .execute();

export type StageRow = Awaited<ReturnType<typeof listStages>>[number];

/**
 * Call before locking applications: `update` for changes of the stages, `share` for moving
 * applications among them.
 */
export async function lockStages(tx: Tx, companyId: string, mode: 'update' | 'share') {
  if (mode === 'update') {
    // Also serialises two commands that both add a stage.
    await tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
  }
  const rows = stages(tx, companyId);
  return mode === 'update' ? rows.forUpdate().execute() : rows.forShare().execute();
}

interface Written {
  name: { jp: string | null; en: string | null };
  /** Undefined: none for a new stage, unchanged for another. */
  criteria: readonly string[] | undefined;
}

export async function insertStage(
  tx: Tx,
  companyId: string,
  { name, criteria, stageIndex }: Written & { stageIndex: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('apply_stage')
    .values({
      company_id: companyId,
      stage_index: stageIndex,
      name_jp: name.jp,
      name_en: name.en,
      criteria: [...(criteria ?? [])],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const changeStage = (
  tx: Tx,
  companyId: string,
  { id, name, criteria }: Written & { id: string },
) =>
  tx
    .updateTable('apply_stage')
    .set({ name_jp: name.jp, name_en: name.en, ...(criteria && { criteria: [...criteria] }) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

/** Numbers the stages in this order from 0. */
export async function orderStages(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx
      .updateTable('apply_stage')
      .set({ stage_index: index })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('stage_index', '<>', index)
      .execute();
  }
}

export const deleteStageRow = (tx: Tx, companyId: string, id: string) =>
  tx.deleteFrom('apply_stage').where('company_id', '=', companyId).where('id', '=', id).execute();

/** Locked in the order of ids, as by all commands on several applications. */
export const lockOpenIn = (tx: Tx, companyId: string, stageId: string) =>
  tx
    .selectFrom('application')
    .select('id')
    .where('company_id', '=', companyId)
    .where('stage_id', '=', stageId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export async function putStage(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  stageId: string,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ stage_id: stageId })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();
}
