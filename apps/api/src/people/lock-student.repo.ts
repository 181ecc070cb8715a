import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../database.ts';

/**
 * Comes first in a command that writes rows of a student. It waits for an erasure under way and then
 * refuses, since the student is gone; an erasure that begins now waits until the command has ended.
 */
export async function lockStudent(tx: Tx, id: string): Promise<void> {
  const student = tx.selectFrom('student').select('id').where('id', '=', id).forKeyShare();
  found(await student.executeTakeFirst());
}

/** The same, and two commands that both begin so come one after the other. */
export async function lockStudentAlone(tx: Tx, id: string): Promise<void> {
  const student = tx.selectFrom('student').select('id').where('id', '=', id).forNoKeyUpdate();
  found(await student.executeTakeFirst());
}
