import { prepared } from '@engawa/platform/db/statements/prepared';
import type { Db } from '../../database.ts';
import { pictureOf } from '../files/files.query.ts';

/** The address and picture keys of the portrait, which are not part of the profile. */
export const findContact = prepared((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('student')
    .select(['student.email', pictureOf('student.picture_id').as('pictures')])
    .where('student.id', '=', id),
);
