import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { orStale } from '@engawa/platform/errors/stale';
import type { Tx } from '../../database.ts';

interface Save {
  studentId: string;
  section: ProfileSectionId;
  /** Version that the caller saw; 0 before the first save. */
  version: number;
}

/**
 * Raises the section's version, or refuses a caller who did not see the current one. Call it before
 * writing rows: it locks the version, so that two saves are serial.
 */
export async function nextVersion(tx: Tx, save: Save, now: Date): Promise<number> {
  const row = save.version === 0 ? await insertFirst(tx, save, now) : await bump(tx, save, now);
  return (await orStale(row, () => storedVersion(tx, save))).version;
}

const insertFirst = (tx: Tx, { studentId, section }: Save, now: Date) =>
  tx
    .insertInto('student_section')
    .values({ student_id: studentId, section, version: 1, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();

const bump = (tx: Tx, { studentId, section, version }: Save, now: Date) =>
  tx
    .updateTable('student_section')
    .set({ version: version + 1, saved_at: now })
    .where('student_id', '=', studentId)
    .where('section', '=', section)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();

async function storedVersion(tx: Tx, { studentId, section }: Save): Promise<number> {
  const row = await tx
    .selectFrom('student_section')
    .select('version')
    .where('student_id', '=', studentId)
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.version ?? 0;
}
