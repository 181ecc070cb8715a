import { warningsIn } from '@engawa/contract/jobs/posting/posting-report';
import { found } from '@engawa/platform/errors/refusal';
import { type ContentCall, findContent, presentSaved } from '../../contents/public.ts';
import { readStatus } from '../status/postings.repo.ts';

export async function readSavedJob({ tx, actor }: ContentCall, id: string) {
  const row = found(await findContent(tx, actor.companyId, 'job', id));
  return {
    ...presentSaved(row),
    companyJobId: row.id,
    recruitmentStatus: await readStatus(tx, id),
    warnings: warningsIn(row.draft),
  };
}
