import { copyTitle } from '@engawa/contract/contents/copy-title';
import type { duplicateJob as endpoint } from '@engawa/contract/jobs/company';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { ContentLanguage } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentListed } from '../jobs.present.ts';
import { findListed } from '../jobs.repo.ts';
import { saveJob } from '../posting/save-job.ts';
import { lockJob } from '../status/lock-job.ts';

export const duplicateJob: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, language } = call;
  // The original is locked, so nobody can delete its pictures before the copy uses them too.
  const { content } = await lockJob(call, params.id);
  const draft = copyOf(content.draft);
  const copy = { companyJobId: null, version: 0, inStep: [], ...draft };
  const { id } = await saveJob(call, copy, content.drift);
  return { job: presentListed(found(await findListed(tx, actor.companyId, id)), language) };
};

function copyOf({ jp, en, common }: JobDocument): JobDocument {
  const renamed = (words: JobDocument['jp'], language: ContentLanguage) =>
    words && { ...words, position: words.position && copyTitle(words.position, language) };
  return { jp: renamed(jp, 'jp'), en: renamed(en, 'en'), common };
}
