import { sameIn } from '@engawa/contract/contents/outline/outline';
import type { BodyOf } from '@engawa/contract/endpoint';
import type { saveJobDraft as endpoint, releaseJob } from '@engawa/contract/jobs/company';
import { jobOutline } from '@engawa/contract/jobs/outline';
import { type JobCommon, type JobLanguage, jobLanguage } from '@engawa/contract/jobs/schemas';
import { categoryOf } from '@engawa/contract/reference/jobs/job-categories';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ContentCall, lockContent } from '../../contents/public.ts';
import { readSavedJob } from '../posting/read-saved-job.ts';
import { saveJob } from '../posting/save-job.ts';

export const saveDraft: Handler<typeof endpoint> = async (call) =>
  readSavedJob(call, (await saveJob(call, await wholeOf(call, call.body))).id);

type DraftBody = BodyOf<typeof endpoint>;
type Words = DraftBody['jp'];

/** Fields missing in the request keep their stored value, or are blank in a new job. */
async function wholeOf(
  { tx, actor }: ContentCall,
  body: DraftBody,
): Promise<BodyOf<typeof releaseJob>> {
  const { companyJobId, version, common, inStep = [], jp, en } = body;
  const stored =
    companyJobId === null
      ? { version: 0, draft: { common: jobOutline.blank.common, jp: null, en: null } }
      : found(await lockContent(tx, actor.companyId, 'job', companyJobId));
  const words = {
    jp: wordsOf(jp, en, stored.draft.jp),
    en: wordsOf(en, jp, stored.draft.en),
  };
  return {
    companyJobId,
    inStep,
    version: version ?? stored.version,
    common: withinCategory(common ?? stored.draft.common, words.jp ?? words.en),
    ...words,
  };
}

/** Drops a stored kind of work that does not belong to a category given later. */
function withinCategory(common: JobCommon, words: JobLanguage | null): JobCommon {
  const { jobSubcategory: work } = common;
  const belongs = !work || !words || categoryOf(work) === words.jobCategoryId;
  return belongs ? common : { ...common, jobSubcategory: null };
}

/** Fields without a language are equal in both; a request for one language may set them. */
function wordsOf(given: Words, other: Words, stored: JobLanguage | null): JobLanguage | null {
  if (!given) return null;
  const shared = Object.entries(other ?? {}).filter(([field]) => sharedFields.has(field));
  return Object.assign({}, jobOutline.blank.language, stored, Object.fromEntries(shared), given);
}

const sharedFields = new Set(sameIn(jobLanguage));
