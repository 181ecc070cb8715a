import { prepared } from '@engawa/platform/db/prepared';
import type { Db } from '../../database.ts';

/** Asked after every navigation, by everyone who is signed in. */
export const findStudent = prepared((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('student')
    .leftJoin('stored_file', 'stored_file.id', 'student.picture_id')
    .select(['student.id', 'email', 'first_name', 'last_name', 'stored_file.pictures'])
    .where('student.id', '=', id),
);

export const findRecruiter = prepared((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('recruiter')
    .leftJoin('stored_file', 'stored_file.id', 'recruiter.picture_id')
    .select(['recruiter.id', 'recruiter.name', 'stored_file.pictures'])
    .where('recruiter.id', '=', id),
);
