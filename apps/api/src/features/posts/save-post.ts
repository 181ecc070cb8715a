import type { Drift } from '@engawa/contract/contents/drift';
import type { PostKind } from '@engawa/contract/contents/kinds';
import type { PublishFault } from '@engawa/contract/contents/publish-faults';
import type { Language } from '@engawa/contract/language';
import { found, refuse } from '@engawa/platform/errors/refusal';
import {
  type ContentCall,
  type Documents,
  findContent,
  lockContent,
  presentSaved,
  publishContent,
  raiseVersion,
  refuseFaults,
  saveContent,
} from '../contents/public.ts';
import { type PostStatus, putStatus, readStatus } from './posts.repo.ts';

export interface PostCall extends ContentCall {
  language: Language;
}

interface PostToSave<K extends PostKind> {
  kind: K;
  id: string | null;
  version: number;
  draft: Documents[K];
  inStep: readonly string[];
  /** For a duplicate: the drift of its original. */
  drift?: Drift;
  status: PostStatus<K>;
  /** Reasons against publishing this draft. */
  faultsOf: (draft: Documents[K]) => PublishFault[];
}

/** Status draft saves the draft only; any other status publishes it. */
export async function savePost<K extends PostKind>(
  call: PostCall,
  { status, faultsOf, ...content }: PostToSave<K>,
) {
  const { tx, actor, language, now } = call;
  const publishes = status !== 'draft';
  if (publishes) refuseFaults(faultsOf(content.draft), language);
  const id = await saveContent(call, content);
  if (publishes || content.id === null) await putStatus(tx, content.kind, id, status, now);
  if (publishes) await publishContent(call, content.kind, { id, draft: content.draft });
  const row = found(await findContent(tx, actor.companyId, content.kind, id));
  return { ...presentSaved(row), status: (await readStatus(tx, id)) as PostStatus<K> };
}

/** Showing a draft publishes it; a hidden post is shown again unchanged. */
export async function changePostStatus<K extends PostKind>(
  call: PostCall,
  { kind, id, status }: { kind: K; id: string; status: PostStatus<K> },
  faultsOf: (document: Documents[K]) => PublishFault[],
): Promise<void> {
  const { tx, actor, language, now } = call;
  const content = found(await lockContent(tx, actor.companyId, kind, id));
  call.concerns(id);
  const from = await readStatus(tx, id);
  if (from === status) return;
  if (status === 'private' && content.published === null) refuse('status_not_possible');
  if (status === 'public' || status === 'limited') {
    const shown = from === 'draft' ? null : content.published;
    refuseFaults(faultsOf(shown ?? content.draft), language);
    if (shown === null) await publishContent(call, kind, content);
  }
  await putStatus(tx, kind, id, status, now);
  await raiseVersion(tx, id);
}
