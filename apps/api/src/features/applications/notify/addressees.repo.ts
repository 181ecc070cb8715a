import { sql } from 'kysely';
import type { Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';
import { accountsInUse } from '../../account/account.query.ts';
import { hasBlocked } from '../../settings/settings.query.ts';

const pair = {
  student: sql.ref<string>('application.student_id'),
  company: sql.ref<string>('application.company_id'),
};

/** Names of both sides and the job; undefined if one side must not be notified of the other. */
export const findNames = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('application')
    .innerJoin('student', 'student.id', 'application.student_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.id', '=', applicationId)
    .where((where) => where.not(hasBlocked(pair)))
    .select(['application.id', 'application.assignee_id as assigneeId'])
    .select(['application.title_jp as titleJp', 'application.title_en as titleEn'])
    .select([
      'student.id as studentId',
      'student.first_name',
      'student.last_name',
      'student.name_order',
    ])
    .select(['company.id as companyId', 'company.name_jp as jp', 'company.name_en as en'])
    .select('company.verified_at as verifiedAt')
    .executeTakeFirst();

export type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

export const findStudentAddressee = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .where('student.id', '=', studentId)
    .where(mailTiming('student.id', 'applications'), '!=', 'never')
    .select(['student.id', 'student.email'])
    .select(mailLanguage('student.id').as('language'))
    .select(mailTiming('student.id', 'applications').as('timing'))
    .executeTakeFirst();

/** Recipients at the company: the assignee, else everybody but interviewers. */
export async function findCompanyAddressees(tx: Tx, companyId: string, assigneeId: string | null) {
  const members = await tx
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .where('recruiter.company_id', '=', companyId)
    .orderBy('recruiter.id')
    .select(['recruiter.id', 'recruiter.email', 'account.level'])
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'applicants').as('timing'))
    .execute();
  const assigned = members.filter(({ id }) => id === assigneeId);
  return assigned.length > 0 ? assigned : members.filter(({ level }) => level !== 3);
}

export async function countAppliedSince(
  tx: Tx,
  companyId: string,
  since: Date,
  most: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('application')
    .select('id')
    .where('company_id', '=', companyId)
    .where('applied_at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}
