import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../database.ts';

/**
 * Call first in a command that writes rows of a student. Waits for an erasure under way and then
 * refuses; a later erasure waits for the command.
 */
export async function lockStudent(tx: Tx, id: string): Promise<void> {
  const student = tx.selectFrom('student').select('id').where('id', '=', id).forKeyShare();
  found(await student.executeTakeFirst());
}

/** Exclusive: two commands that call it are serial. */
export async function lockStudentAlone(tx: Tx, id: string): Promise<void> {
  const student = tx.selectFrom('student').select('id').where('id', '=', id).forNoKeyUpdate();
  found(await student.executeTakeFirst());
}
