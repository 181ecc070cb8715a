import { isSharedStep } from '@engawa/contract/applications/schemas';
import type { ThreadApplication } from '@engawa/contract/messages/context';
import type { Db } from '../../../database.ts';
import { namesOfSent } from '../snapshot/sent-names.ts';
import { listOpenJobs, listShared, type Pair } from './shared.repo.ts';

/** Applications of a pair for its thread; only for a student with the jobs that can be opened. */
export async function readShared(
  db: Db,
  pair: Pair,
  reader: 'student' | 'company',
): Promise<ThreadApplication[]> {
  const rows = await listShared(db, pair);
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? []);
  const isAsked = reader === 'student' && jobIds.length > 0;
  const open = isAsked ? await listOpenJobs(db, pair, jobIds) : new Set<string>();
  const names = await namesOfSent(db, rows);
  return rows.map(({ id, jobId, titleJp, titleEn, status, appliedAt, steps }) => ({
    id,
    job: { id: jobId, title: { jp: titleJp, en: titleEn } },
    jobOpen: jobId !== null && open.has(jobId),
    status,
    appliedAt: appliedAt.toISOString(),
    documents: names.get(id) ?? [],
    timeline: steps.flatMap(({ kind, at }) =>
      isSharedStep(kind) ? [{ kind, at: new Date(at).toISOString() }] : [],
    ),
  }));
}
