import type { Language } from '@engawa/contract/language';
import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';
import { accountsInUse } from '../../account/account.query.ts';

export interface MailReader {
  id: string;
  email: string;
  language: Language | null;
  timing: MailTiming;
}

export const findNames = (db: Db, threadId: string) =>
  db
    .selectFrom('thread')
    .innerJoin('student', 'student.id', 'thread.student_id')
    .innerJoin('company', 'company.id', 'thread.company_id')
    .where('thread.id', '=', threadId)
    .select([
      'thread.id as threadId',
      'thread.assignee_id as assigneeId',
      'student.id as studentId',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'company.id as companyId',
      'company.name_jp as jp',
      'company.name_en as en',
      'company.verified_at as verifiedAt',
    ])
    .executeTakeFirst();

export const findStudentReader = (tx: Tx, studentId: string): Promise<MailReader[]> =>
  tx
    .selectFrom('student')
    .where('student.id', '=', studentId)
    .where(mailTiming('student.id', 'messages'), '!=', 'never')
    .select(['student.id', 'student.email'])
    .select(mailLanguage('student.id').as('language'))
    .select(mailTiming('student.id', 'messages').as('timing'))
    .execute();

/** Upper bound for threads without an assignee, which everybody gets mails about. */
const mostReaders = 10;

/**
 * The concerned recruiters, or all recruiters if none of them is active, and the given interviewers.
 */
export async function findCompanyReaders(
  tx: Tx,
  companyId: string,
  concerned: readonly (string | null)[],
  interviewers: readonly string[] = [],
): Promise<MailReader[]> {
  const readers = await tx
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .where('recruiter.company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('account.level', 'in', [0, 1, 2]),
        where('recruiter.id', '=', oneOf(interviewers)),
      ]),
    )
    .orderBy('account.level')
    .orderBy('recruiter.id')
    .select(['recruiter.id', 'recruiter.email'])
    .select(sql<boolean>`account.level < 3`.as('recruits'))
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'messages').as('timing'))
    .execute();
  const recruiters = readers.filter(({ recruits }) => recruits);
  const first = recruiters.filter(({ id }) => concerned.includes(id));
  const chosen = (first.length > 0 ? first : recruiters).slice(0, mostReaders);
  const also = readers.filter((one) => interviewers.includes(one.id) && !chosen.includes(one));
  return [...chosen, ...also];
}
