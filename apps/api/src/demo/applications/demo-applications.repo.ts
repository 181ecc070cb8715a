import type { Tx } from '../../database.ts';
import { readDocument } from '../../features/contents/public.ts';

export async function findTitle(tx: Tx, jobId: string) {
  const row = await tx
    .selectFrom('content')
    .select('published')
    .where('id', '=', jobId)
    .executeTakeFirst();
  const job = row && readDocument('job')(row.published);
  return job ? { jp: job.jp?.position ?? null, en: job.en?.position ?? null } : undefined;
}

export const findStage = (tx: Tx, companyId: string, place: number) =>
  tx
    .selectFrom('apply_stage')
    .select(['id', 'name_jp as jp', 'name_en as en', 'criteria'])
    .where('company_id', '=', companyId)
    .where('stage_index', '=', place)
    .executeTakeFirst();

export async function putCriteria(
  tx: Tx,
  companyId: string,
  byStage: readonly (readonly string[])[],
): Promise<void> {
  for (const [place, criteria] of byStage.entries()) {
    await tx
      .updateTable('apply_stage')
      .set({ criteria: [...criteria] })
      .where('company_id', '=', companyId)
      .where('stage_index', '=', place)
      .execute();
  }
}
