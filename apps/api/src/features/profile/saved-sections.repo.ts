import type { Db } from '../../database.ts';

export async function listSaved(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('student_section')
    .select(['section', 'saved_at as savedAt'])
    .where('student_id', '=', studentId)
    .orderBy('section')
    .execute();
  return Object.fromEntries(rows.map(({ section, savedAt }) => [section, savedAt]));
}
