import type { GeneralDocument } from '@engawa/contract/general/schemas';
import {
  changedItems,
  type ItemChange,
  itemsByLanguage,
  takenOut,
} from '@engawa/contract/jobs/posting/posting-report';
import { isLimitedForReason } from '@engawa/contract/jobs/posting/publish-findings';
import type { Language } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import {
  type ContentCall,
  findGeneral,
  type LockedContent,
  lockPublishedGeneral,
  publishContent,
} from '../../contents/public.ts';
import type { Publishing } from '../job-services.ts';
import { isVerified, noteShowing } from '../status/postings.repo.ts';
import { insertChanges, readLastItems, storeLastItems } from './changes.repo.ts';
import { checkPosting } from './check-posting.ts';
import { mailJustified } from './mail-justified.ts';
import { readWages } from './wages.repo.ts';

export interface JobCall extends ContentCall {
  language: Language;
  outbox: Outbox;
  publishing: Publishing;
}

export async function publishedGeneral(db: Db, companyId: string): Promise<GeneralDocument | null> {
  const general = await findGeneral(db, companyId);
  return general?.published ?? null;
}

/**
 * Publishes the draft if it states all required items. Stores and returns the changes to earlier
 * published items; talent sees them as change notes.
 */
export async function publishJob(
  call: JobCall,
  content: LockedContent<'job'>,
): Promise<ItemChange[]> {
  const general = await lockPublishedGeneral(call.tx, call.actor.companyId);
  const minimum = await readWages(call.tx, todayInJapan(call.now));
  checkPosting(content.draft, general, { ...call, minimum });
  if (isLimitedForReason(content.draft) && !(await isVerified(call.tx, call.actor.companyId))) {
    refuse('posting_to_verify');
  }
  const changes = await noteChanges(call, content, general);
  await publishContent(call, 'job', content);
  mailJustified(call.outbox, call.publishing, {
    jobId: content.id,
    companyId: call.actor.companyId,
    before: content.published,
    after: content.draft,
  });
  await noteShowing(call.tx, content.id, content.draft.common);
  return changes;
}

async function noteChanges(
  { tx, now }: JobCall,
  { id, draft, published }: LockedContent<'job'>,
  general: GeneralDocument | null,
): Promise<ItemChange[]> {
  if (published === null) return [];
  const before = itemsByLanguage(published, general);
  const after = itemsByLanguage(draft, general);
  const changes = changedItems(before, after, await readLastItems(tx, id));
  await insertChanges(tx, id, changes, now);
  await storeLastItems(tx, id, takenOut(before, after));
  return changes;
}
