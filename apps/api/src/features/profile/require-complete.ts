import { type Language, say } from '@engawa/contract/language';
import { listed } from '@engawa/contract/listed';
import {
  missingFor,
  missingItems,
  type Purpose,
  profileItems,
} from '@engawa/contract/profile/completeness';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { readProfile } from './read-profile.ts';

export async function requireComplete(
  db: Db,
  studentId: string,
  purpose: Purpose,
  language: Language,
): Promise<void> {
  const missing = missingFor(purpose, missingItems(await readProfile(db, studentId)));
  if (missing.length === 0) return;
  const names = missing.map((id) => [id, say(profileItems[id].name, language)] as const);
  const items = listed(
    names.map(([, name]) => name),
    language,
  );
  refuse('profile_incomplete', { details: { items }, fields: Object.fromEntries(names) });
}
