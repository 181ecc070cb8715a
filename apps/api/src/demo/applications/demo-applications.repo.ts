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

export async function findStage(tx: Tx, companyId: string, place: number): Promise<string | null> {
  const row = await tx
    .selectFrom('apply_stage')
    .select('id')
    .where('company_id', '=', companyId)
    .where('stage_index', '=', place)
    .executeTakeFirst();
  return row?.id ?? null;
}
