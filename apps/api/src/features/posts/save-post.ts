import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import type { Drift } from '@engawa/contract/contents/drift';
import type { PublishFault } from '@engawa/contract/contents/publish-faults';
import type { EventDocument } from '@engawa/contract/events/schemas';
import type { Language, PerLanguage } from '@engawa/contract/language';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import type { TipDocument } from '@engawa/contract/tips/schemas';
import { found, refuse } from '@engawa/platform/errors/refusal';
import {
  type ContentCall,
  findContent,
  lockContent,
  presentSaved,
  publishContent,
  raiseVersion,
  refuseFaults,
  saveContent,
} from '../contents/public.ts';
import { putStatus, readStatus } from './posts.repo.ts';
import type { PostKind } from './posts.tables.ts';

export interface PostCall extends ContentCall {
  language: Language;
}

interface StoredPost extends PerLanguage<object> {
  common: object;
}

interface PostDocuments {
  event: EventDocument;
  article: ArticleDocument;
  tip: TipDocument;
}

interface PostToSave<D extends StoredPost, S extends EventStatusId> {
  kind: PostKind;
  id: string | null;
  version: number;
  draft: D;
  inStep: readonly string[];
  /** Of a copy: where its original does not keep step. */
  drift?: Drift;
  status: S;
  /** What keeps this content from being published. */
  faultsOf: (draft: D) => PublishFault[];
}

/** A draft changes nothing of what talent sees; any other status takes the new content. */
export async function savePost<D extends StoredPost, S extends EventStatusId>(
  call: PostCall,
  { status, faultsOf, ...content }: PostToSave<D, S>,
) {
  const { tx, actor, language } = call;
  const publishes = status !== 'draft';
  if (publishes) refuseFaults(faultsOf(content.draft), language);
  const id = await saveContent(call, content);
  if (publishes || content.id === null) await putStatus(tx, content.kind, id, status);
  if (publishes) await publishContent(call, content.kind, { id, draft: content.draft });
  const row = found(await findContent(tx, actor.companyId, content.kind, id));
  return { ...presentSaved(row), status: (await readStatus(tx, id)) as S };
}

/**
 * Showing a draft publishes what is written; what is hidden must have been published once, and is
 * shown again as it was.
 */
export async function changePostStatus<K extends PostKind>(
  call: PostCall,
  { kind, id, status }: { kind: K; id: string; status: EventStatusId },
  faultsOf: (document: PostDocuments[K]) => PublishFault[],
): Promise<void> {
  const { tx, actor, language } = call;
  const content = found(await lockContent(tx, actor.companyId, kind, id));
  call.concerns(id);
  const from = await readStatus(tx, id);
  if (from === status) return;
  if (status === 'private' && content.published === null) refuse('status_not_possible');
  if (status === 'public' || status === 'limited') {
    const publishes = from === 'draft' || content.published === null;
    const shown = publishes ? content.draft : content.published;
    refuseFaults(faultsOf(shown as PostDocuments[K]), language);
    if (publishes) await publishContent(call, kind, content);
  }
  await putStatus(tx, kind, id, status);
  await raiseVersion(tx, id);
}
