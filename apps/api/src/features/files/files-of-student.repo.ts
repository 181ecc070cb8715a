import type { Db, Tx } from '../../database.ts';

/** Everything a student has stored, oldest first. */
export const listOfStudent = (db: Db, studentId: string) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'key', 'name', 'purpose', 'media_type', 'bytes', 'pictures', 'created_at'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute();

/** Whoever is erased takes their files along, whatever used them. */
export async function endUsesOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .deleteFrom('file_use')
    .where('file_id', 'in', (of) =>
      of.selectFrom('stored_file').select('id').where('student_id', '=', studentId),
    )
    .execute();
}
