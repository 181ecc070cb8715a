import type { GeneralDocument } from '@engawa/contract/general/schemas';
import {
  changedItems,
  type ItemChange,
  itemsByLanguage,
} from '@engawa/contract/jobs/posting-report';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Language } from '@engawa/contract/language';
import type { Db } from '../../../database.ts';
import {
  type ContentCall,
  findGeneral,
  type LockedContent,
  publishContent,
} from '../../contents/public.ts';
import { insertChanges } from './changes.repo.ts';
import { checkPosting } from './check-posting.ts';

export interface JobCall extends ContentCall {
  language: Language;
}

/** What the company has published about itself: part of every posting. */
export async function publishedGeneral(db: Db, companyId: string): Promise<GeneralDocument | null> {
  const general = await findGeneral(db, companyId);
  return (general?.published ?? null) as GeneralDocument | null;
}

/**
 * What is being written is what talent sees from now on, if it states all that it must. Tells, and
 * notes for everybody, what it changed of what had been published before.
 */
export async function publishJob(call: JobCall, content: LockedContent): Promise<ItemChange[]> {
  const { tx, actor, now } = call;
  const general = await publishedGeneral(tx, actor.companyId);
  const draft = content.draft as JobDocument;
  checkPosting(draft, general, call);
  const before = content.published as JobDocument | null;
  const changes = before
    ? changedItems(itemsByLanguage(before, general), itemsByLanguage(draft, general))
    : [];
  await insertChanges(tx, content.id, changes, now);
  await publishContent(call, 'job', content);
  return changes;
}
