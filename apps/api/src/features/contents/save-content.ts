import { type Drift, nextDrift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { contentLimits } from '@engawa/contract/contents/limits';
import { outlines } from '@engawa/contract/contents/outlines';
import { textsAt } from '@engawa/contract/contents/texts';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { usePictures } from '../files/public.ts';
import {
  countContents,
  deleteContent,
  insertContent,
  type LockedContent,
  lockContent,
  publishDraft,
  updateDraft,
} from './contents.repo.ts';
import type { Documents } from './documents/documents.ts';

export interface ContentCall {
  tx: Tx;
  actor: CompanyActor;
  now: Date;
  concerns(subjectId: string, how?: 'autosave'): void;
}

export interface ContentToSave<K extends ContentKind> {
  kind: K;
  /** Null for a new content, whose version is 0. */
  id: string | null;
  version: number;
  draft: Documents[K];
  /** Paths that the editor confirmed to be in step although one language changed alone. */
  inStep: readonly string[];
  /** For a duplicate: the drift of its original. */
  drift?: Drift;
}

export async function saveContent<K extends ContentKind>(
  call: ContentCall,
  toSave: ContentToSave<K>,
): Promise<string> {
  const { tx, actor, now } = call;
  const { kind, id, draft } = toSave;
  if (id === null) {
    // A new content has no version the caller could have seen.
    if (toSave.version > 0) refuse('stale_version', { current: 0 });
    await ensureRoom(tx, actor.companyId, kind);
    const { drift = {} } = toSave;
    const content = { companyId: actor.companyId, kind, draft, drift, by: actor.accountId };
    const added = await insertContent(tx, content, now);
    // A colleague has just created this content, of which a company has one.
    if (added === undefined) refuse('stale_version', { current: 1 });
    call.concerns(added);
    await showPictures(call, kind, added, [draft]);
    return added;
  }
  const stored = found(await lockContent(tx, actor.companyId, kind, id));
  call.concerns(id, 'autosave');
  const { version, inStep } = toSave;
  const change = { before: stored.draft, after: draft, drift: stored.drift, inStep };
  const drift = nextDrift(outlines[kind].texts, change);
  await updateDraft(tx, { id, version, draft, drift, by: actor.accountId }, now);
  await showPictures(call, kind, id, [draft, stored.published]);
  return id;
}

/** Limits contents per company, so that no company fills the database. */
async function ensureRoom(tx: Tx, companyId: string, kind: ContentKind): Promise<void> {
  const { isVerified, count } = await countContents(tx, companyId, kind);
  const most = isVerified ? contentLimits.ofOneKind : contentLimits.ofOneKindUnverified;
  if (Number(count) >= most) refuse('contents_used_up', { details: { count: most } });
}

export async function publishContent<K extends ContentKind>(
  call: ContentCall,
  kind: K,
  { id, draft }: Pick<LockedContent<K>, 'id' | 'draft'>,
): Promise<void> {
  call.concerns(id);
  await publishDraft(call.tx, id, call.now);
  await showPictures(call, kind, id, [draft]);
}

export async function removeContent<K extends ContentKind>(
  call: ContentCall,
  kind: K,
  id: string,
): Promise<LockedContent<K>> {
  const stored = found(await lockContent(call.tx, call.actor.companyId, kind, id));
  call.concerns(id);
  await showPictures(call, kind, id, []);
  await deleteContent(call.tx, id);
  return stored;
}

/** Marks exactly the pictures of these copies as used; the sweep deletes unused ones. */
async function showPictures(
  call: ContentCall,
  kind: ContentKind,
  id: string,
  copies: readonly (object | null)[],
): Promise<void> {
  const ids = copies.flatMap((copy) => picturesIn(kind, copy));
  await usePictures(call, pictureSubject(id), new Set(ids));
}

export const pictureSubject = (contentId: string): string => `content:${contentId}`;

export const picturesIn = (kind: ContentKind, document: object | null): string[] => [
  ...textsAt(outlines[kind].pictures, document).values(),
];
