import type { Db, Tx } from '../../../database.ts';
import { placedResumeFiles } from '../../profile/profile.query.ts';

/** All files of a student, oldest first; with the slot of a résumé. */
export const listOfStudent = (db: Db, studentId: string) =>
  db
    .selectFrom('stored_file')
    .leftJoin(placedResumeFiles.as('placed'), 'placed.file_id', 'stored_file.id')
    .select([
      'stored_file.id',
      'key',
      'name',
      'purpose',
      'media_type',
      'bytes',
      'pictures',
      'created_at',
    ])
    .select(['scanned_at', 'infected'])
    .select('placed.slot')
    .where('stored_file.student_id', '=', studentId)
    .orderBy('id')
    .execute();

/** On erasure, also files that something still uses. */
export async function deleteOfStudent(tx: Tx, studentId: string): Promise<void> {
  const own = tx.selectFrom('stored_file').select('id').where('student_id', '=', studentId);
  await tx
    .deleteFrom('file_use')
    .where((where) =>
      where.or([where('file_id', 'in', own), where('reader_student_id', '=', studentId)]),
    )
    .execute();
}
