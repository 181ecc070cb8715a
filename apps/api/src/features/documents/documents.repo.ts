import { prepared } from '@engawa/platform/db/statements/prepared';
import type { Db } from '../../database.ts';

/** What a document has of the account itself: where to write to, and the keys of the portrait. */
export const findContact = prepared((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('student')
    .leftJoin('stored_file', 'stored_file.id', 'student.picture_id')
    .select(['student.email', 'stored_file.pictures'])
    .where('student.id', '=', id),
);
