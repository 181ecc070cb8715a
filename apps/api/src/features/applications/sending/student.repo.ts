import type { Tx } from '../../../database.ts';

/** Waits for an erasure under way and then finds no student; a later erasure waits. */
export const lockStudentOf = (tx: Tx, id: string) =>
  tx.selectFrom('student').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
