import type { Tx } from '../../database.ts';
import { mailLanguage } from '../../mail-language.repo.ts';

/** The row is locked: an erasure at this moment waits, and then deletes the message too. */
export const lockWriter = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .select([
      'student.id',
      'email',
      'first_name',
      'last_name',
      mailLanguage('student.id').as('language'),
    ])
    .where('student.id', '=', studentId)
    .forKeyShare()
    .executeTakeFirst();
