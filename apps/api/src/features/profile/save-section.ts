import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import type { StudentActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { lockStudent } from '../../people/lock-student.repo.ts';
import { writeStudentRow } from '../student-rows/public.ts';
import { readProfile } from './read-profile.ts';
import type { Fault } from './rules/fault.ts';
import { nextVersion } from './section-version.repo.ts';
import { replaceRows, type SectionRows } from './sections/section-rows.repo.ts';

interface SaveCall {
  tx: Tx;
  actor: StudentActor;
  body: { version: number };
  now: Date;
}

/** Optimistic lock: replaces the whole section if the caller saw its current version. */
export async function saveSection(
  call: SaveCall,
  section: ProfileSectionId,
  rows: SectionRows,
): Promise<{ version: number }> {
  const version = await claimVersion(call, section);
  await replaceRows(call.tx, call.actor.accountId, rows);
  await writeStudentRow(call.tx, call.actor.accountId, { now: call.now, readProfile });
  return { version };
}

export async function claimVersion(
  { tx, actor, body, now }: SaveCall,
  section: ProfileSectionId,
): Promise<number> {
  await lockStudent(tx, actor.accountId);
  return nextVersion(tx, { studentId: actor.accountId, section, version: body.version }, now);
}

/** Same form as a schema refusal: per field, in the caller's language. */
export function refuseFaults(faults: readonly Fault[], language: Language): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ field, message }) => [field, say(fieldMessages[message], language)]);
  refuse('invalid_input', { fields: Object.fromEntries(fields) });
}
