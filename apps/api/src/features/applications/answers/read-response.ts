import type { ResponseRate } from '@engawa/contract/company-view/response';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../../database.ts';
import { listResponses } from './response.repo.ts';
import { rateOf } from './response.rules.ts';

/** Hourly; a share over 90 days changes slowly. */
export const countResponsesJob = defineJob<Record<string, never>>('count-responses', {
  cron: '23 * * * *',
  once: true,
});

export async function readResponseRates(
  db: Db,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, ResponseRate>> {
  if (companyIds.length === 0) return new Map();
  const rows = await listResponses(db, companyIds);
  return new Map(rows.map((row) => [row.companyId, rateOf(row)]));
}

export const readResponseRate = async (db: Db, companyId: string): Promise<ResponseRate> =>
  (await readResponseRates(db, [companyId])).get(companyId) ?? null;
