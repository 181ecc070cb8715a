import type { Tx } from '../../database.ts';

/** The row is locked: an erasure at this moment waits, and then deletes the message too. */
export const lockWriter = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .leftJoin('student_settings', 'student_settings.student_id', 'student.id')
    .select(['student.id', 'email', 'first_name', 'last_name', 'student_settings.language'])
    .where('student.id', '=', studentId)
    .forKeyShare('student')
    .executeTakeFirst();
