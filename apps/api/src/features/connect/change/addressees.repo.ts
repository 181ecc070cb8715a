import type { Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';
import { accountsInUse } from '../../account/account.query.ts';
import type { Pair } from '../connections.repo.ts';

/** Names of both, and whether the company's may appear in our mails. */
export const findNames = (tx: Tx, { student, company }: Pair) =>
  tx
    .selectFrom('student')
    .innerJoin('company', (join) => join.on('company.id', '=', company))
    .where('student.id', '=', student)
    .select([
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'company.name_jp as jp',
      'company.name_en as en',
      'company.verified_at as verifiedAt',
    ])
    .executeTakeFirst();

export const findStudentAddressee = (tx: Tx, { student }: Pair) =>
  tx
    .selectFrom('student')
    .where('student.id', '=', student)
    .where(mailTiming('student.id', 'connects'), '!=', 'never')
    .select(['student.id', 'student.email'])
    .select(mailLanguage('student.id').as('language'))
    .select(mailTiming('student.id', 'connects').as('timing'))
    .execute();

/** Recruiters who handle connections and want mails about them. */
export const findCompanyAddressees = (tx: Tx, { company }: Pair) =>
  tx
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .where('recruiter.company_id', '=', company)
    .where('account.level', 'in', [0, 1, 2])
    .where(mailTiming('recruiter.id', 'connects'), '!=', 'never')
    .orderBy('recruiter.id')
    .select(['recruiter.id', 'recruiter.email'])
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'connects').as('timing'))
    .execute();
