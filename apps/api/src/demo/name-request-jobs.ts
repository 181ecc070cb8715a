import { scoutingCompanies } from '@engawa/demo/connect/connections';
import type { Tx } from '../database.ts';
import { nameJobInRequests, readRequestJobs } from '../features/connect/public.ts';

interface World {
  companyIds: ReadonlyMap<string, string>;
  now: Date;
}

/** The requests of some companies name their newest job. */
export async function nameRequestJobs(tx: Tx, { companyIds, now }: World): Promise<void> {
  for (const domain of scoutingCompanies) {
    const companyId = companyIds.get(domain);
    if (companyId === undefined) continue;
    const [job] = await readRequestJobs(tx, companyId, now);
    if (job) await nameJobInRequests(tx, companyId, job);
  }
}
