import type { Tx } from '../../../database.ts';

/** An erasure that begins now waits; one that is under way is waited for. Nobody is found after it. */
export const lockStudentOf = (tx: Tx, id: string) =>
  tx.selectFrom('student').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
