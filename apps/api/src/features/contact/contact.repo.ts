import type { Tx } from '../../database.ts';

/** Locked, so that whoever leaves at this moment takes the message along. */
export const findWriter = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .leftJoin('student_settings', 'student_settings.student_id', 'student.id')
    .select(['student.id', 'email', 'first_name', 'last_name', 'student_settings.language'])
    .where('student.id', '=', studentId)
    .forKeyShare('student')
    .executeTakeFirst();
