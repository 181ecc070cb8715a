import { messageLimits } from '@engawa/contract/messages/limits';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { logoOf } from '../../contents/contents.query.ts';
import { pictureOf } from '../../files/files.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { hasBlocked } from '../../settings/settings.query.ts';
import { isAfter, pageOf, place } from './list-place.repo.ts';
import { threads } from './thread-columns.repo.ts';
import { hasMessages } from './threads.repo.ts';

const shown = (db: Db, studentId: string) => {
  const pair = { student: studentId, company: sql.ref<string>('thread.company_id') };
  return threads(db)
    .innerJoin('company', 'company.id', 'thread.company_id')
    .innerJoin('student', 'student.id', 'thread.student_id')
    .where('thread.student_id', '=', studentId)
    .select([
      'company.id as companyId',
      'company.name_jp',
      'company.name_en',
      'company.verified_at as verifiedAt',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      pictureOf('student.picture_id').as('pictures'),
      logoOf('thread.company_id').as('logo'),
      reach.studentMayWrite(pair).as('mayWrite'),
      reach.studentMaySee(pair).as('maySee'),
      hasBlocked(pair).as('blocked'),
    ]);
};

export const findForStudent = (db: Db, studentId: string, threadId: string) =>
  shown(db, studentId).where('thread.id', '=', threadId).executeTakeFirst();

export type StudentThreadRow = NonNullable<Awaited<ReturnType<typeof findForStudent>>>;

export async function listForStudent(
  db: Db,
  studentId: string,
  { unread, cursor }: { unread: boolean; cursor: string | undefined },
) {
  let query = shown(db, studentId).where(hasMessages);
  if (unread) query = query.where('thread.student_unread', '>', 0);
  if (cursor) query = query.where(isAfter(cursor));
  const rows = await query
    .select(place.as('place'))
    .orderBy('thread.last_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(messageLimits.threadsPerPage + 1)
    .execute();
  return pageOf(rows);
}

export const listTheseForStudent = (db: Db, studentId: string, ids: readonly string[]) =>
  shown(db, studentId)
    .where('thread.id', '=', oneOf(ids))
    .orderBy('thread.last_at', 'desc')
    .orderBy('thread.id', 'desc')
    .execute();
