import type { BodyOf } from '@engawa/contract/endpoint';
import type { saveJobDraft as endpoint, releaseJob } from '@engawa/contract/jobs/company';
import { jobOutline } from '@engawa/contract/jobs/outline';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ContentCall, lockContent } from '../../contents/public.ts';
import { readSavedJob } from '../posting/read-saved-job.ts';
import { saveJob } from '../posting/save-job.ts';

export const saveDraft: Handler<typeof endpoint> = async (call) =>
  readSavedJob(call, (await saveJob(call, await wholeOf(call, call.body))).id);

/** What the caller has left out is as it is stored; of a new job, blank. */
async function wholeOf(
  { tx, actor }: ContentCall,
  body: BodyOf<typeof endpoint>,
): Promise<BodyOf<typeof releaseJob>> {
  const { companyJobId, version, common, inStep = [], ...words } = body;
  if (version !== undefined && common !== undefined) return { ...body, version, common, inStep };
  const stored =
    companyJobId === null
      ? { version: 0, draft: { common: jobOutline.blank.common } }
      : found(await lockContent(tx, actor.companyId, 'job', companyJobId));
  return {
    ...words,
    companyJobId,
    inStep,
    version: version ?? stored.version,
    common: common ?? stored.draft.common,
  };
}
