import type { Audience } from '@engawa/contract/audience/schemas';
import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { lockLists, replaceAudience } from './audience.repo.ts';
import { listHidden, lockStudents } from './students.repo.ts';

interface Call {
  tx: Tx;
  actor: CompanyActor;
  language: Language;
}

/** Refuses an audience that cannot contain anybody. */
export function requireSomebody({ connected, saveListIds, studentIds }: Audience): void {
  if (!connected && saveListIds.length + studentIds.length === 0) refuse('audience_missing');
}

/**
 * Stores who sees the content while it is limited; an empty audience is allowed. The caller has
 * locked the content. Students are locked before the old audience is deleted, in the order of an
 * erasure, so the two cannot deadlock.
 */
export async function storeAudience(
  { tx, actor, language }: Call,
  contentId: string,
  { connected, saveListIds, studentIds }: Audience,
): Promise<void> {
  const { companyId } = actor;
  const hidden = await listHidden(tx, companyId, contentId);
  const people = await lockStudents(tx, companyId, studentIds);
  const lists = await lockLists(tx, companyId, saveListIds);
  // Dropped silently: a refusal would reveal that a student has blocked the company.
  const unknown = placesMissing('audience.saveListIds', saveListIds, lists).map(
    (place) => [place, say(fieldMessages.choice, language)] as const,
  );
  if (unknown.length > 0) refuse('invalid_input', { fields: Object.fromEntries(unknown) });
  await replaceAudience(tx, {
    contentId,
    companyId,
    connected,
    listIds: lists,
    // Members whom the company cannot see now were not in its form; they stay.
    studentIds: new Set([...people, ...hidden]),
  });
}

const placesMissing = (field: string, ids: readonly string[], existing: ReadonlySet<string>) =>
  ids.flatMap((id, at) => (existing.has(id.toLowerCase()) ? [] : `${field}.${at}`));
