import { prepared } from '@engawa/platform/db/statements/prepared';
import type { Db } from '../../database.ts';
import { pictureOf } from '../files/files.query.ts';

/** What a document has of the account itself: where to write to, and the keys of the portrait. */
export const findContact = prepared((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('student')
    .select(['student.email', pictureOf('student.picture_id').as('pictures')])
    .where('student.id', '=', id),
);
