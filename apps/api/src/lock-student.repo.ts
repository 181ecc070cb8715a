import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from './database.ts';

/**
 * First in a command that writes rows of a student: whoever is being erased meanwhile is not there,
 * and whoever is to be erased waits until it ends.
 */
export async function lockStudent(tx: Tx, id: string): Promise<void> {
  const student = tx.selectFrom('student').select('id').where('id', '=', id).forKeyShare();
  found(await student.executeTakeFirst());
}
