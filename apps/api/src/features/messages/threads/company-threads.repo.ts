import { messageLimits } from '@engawa/contract/messages/limits';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../database.ts';
import { hasAppliedFor } from '../../applications/applications.query.ts';
import { hasLabel, labelsOn } from '../../connect/connect.query.ts';
import { pictureOf } from '../../files/files.query.ts';
import { currentUniversities } from '../../profile/profile.query.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Party } from '../party.ts';
import { isAfter, pageOf, place } from './list-place.repo.ts';
import { threads } from './thread-columns.repo.ts';
import { hasMessages, isOf, isOpenToCompany } from './threads.repo.ts';

type CompanyParty = Pick<Party, 'id' | 'applicantsOnly'>;

const shown = (db: Db, { id: companyId, applicantsOnly = false }: CompanyParty) => {
  const pair = { student: sql.ref<string>('thread.student_id'), company: companyId };
  return threads(db)
    .leftJoin('student', 'student.id', 'thread.student_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .leftJoin('recruiter as assignee', 'assignee.id', 'thread.assignee_id')
    .where('thread.company_id', '=', companyId)
    .select([
      'thread.student_id as studentId',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
      'student.last_name_kana',
      'university.name as university',
      'university.place as universityPlace',
      'university.graduation',
      pictureOf('student.picture_id').as('pictures'),
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      reach.companyMayWrite(pair).as('mayWrite'),
      reach.companyMaySee(pair).as('maySee'),
      (applicantsOnly ? sql<SqlBool>`false` : reach.companyMayOpen(pair)).as('live'),
    ])
    .select(jsonArrayFrom(labelsOn(pair)).as('labels'));
};

export const findForCompany = (db: Db, party: CompanyParty, threadId: string) =>
  shown(db, party)
    .where('thread.id', '=', threadId)
    .where(isOf({ side: 'company', ...party }))
    .executeTakeFirst();

export type CompanyThreadRow = NonNullable<Awaited<ReturnType<typeof findForCompany>>>;

export interface Narrowing {
  unread: boolean;
  label: string | undefined;
  /** A recruiter's id; undefined for all. */
  assignee: string | undefined;
  job: string | undefined;
  applicantsOnly: boolean;
}

/** The filter as a condition on `thread` of the surrounding statement. */
export function fits(
  companyId: string,
  { unread, label, assignee, job, applicantsOnly }: Narrowing,
): RawBuilder<SqlBool> {
  const pair = { student: sql.ref<string>('thread.student_id'), company: companyId };
  const conditions = [isOf({ side: 'company', id: companyId, applicantsOnly }), hasMessages];
  if (unread) conditions.push(sql`thread.company_unread > 0`);
  // Filters that reveal something about the student skip unavailable students.
  if (unread || label || job) conditions.push(isOpenToCompany(companyId));
  if (assignee) conditions.push(sql`thread.assignee_id = ${assignee}`);
  if (label) conditions.push(hasLabel(label, pair));
  if (job) conditions.push(hasAppliedFor(job, pair));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

export async function listForCompany(
  db: Db,
  companyId: string,
  { cursor, ...narrowing }: Narrowing & { cursor: string | undefined },
) {
  const party = { id: companyId, applicantsOnly: narrowing.applicantsOnly };
  let query = shown(db, party).where(fits(companyId, narrowing));
  if (cursor) query = query.where(isAfter(cursor));
  const rows = await query
    .select(place.as('place'))
    .orderBy('thread.last_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(messageLimits.threadsPerPage + 1)
    .execute();
  return pageOf(rows);
}

export const listTheseForCompany = (db: Db, party: CompanyParty, ids: readonly string[]) =>
  shown(db, party)
    .where('thread.id', '=', oneOf(ids))
    .orderBy('thread.last_at', 'desc')
    .orderBy('thread.id', 'desc')
    .execute();
