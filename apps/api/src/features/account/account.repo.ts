import type { Db } from '../../database.ts';

export const findStudent = (db: Db, id: string) =>
  db
    .selectFrom('student')
    .leftJoin('stored_file', 'stored_file.id', 'student.picture_id')
    .select(['student.id', 'email', 'first_name', 'last_name', 'stored_file.pictures'])
    .where('student.id', '=', id)
    .executeTakeFirst();

export const findRecruiter = (db: Db, id: string) =>
  db
    .selectFrom('recruiter')
    .leftJoin('stored_file', 'stored_file.id', 'recruiter.picture_id')
    .select(['recruiter.id', 'recruiter.name', 'stored_file.pictures'])
    .where('recruiter.id', '=', id)
    .executeTakeFirst();
