import type { Language } from '@engawa/contract/language';
import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import type { Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { mailTiming } from '../../mail/mail-timing.repo.ts';
import { accountsInUse } from '../account/account.query.ts';

export interface Reader {
  side: 'student' | 'company';
  email: string;
  language: Language | null;
  timings: Readonly<Record<string, MailTiming>>;
}

/** With today's mail settings; undefined if the account cannot sign in. */
export async function findReader(tx: Tx, accountId: string): Promise<Reader | undefined> {
  const student = await findStudent(tx, accountId);
  const found = student ?? (await findRecruiter(tx, accountId));
  if (!found) return undefined;
  const { email, language, ...timings } = found;
  return { side: student ? 'student' : 'company', email, language, timings };
}

const findStudent = (tx: Tx, id: string) =>
  tx
    .selectFrom('student')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'student.id')
    .where('student.id', '=', id)
    .select([
      'student.email',
      mailLanguage('student.id').as('language'),
      mailTiming('student.id', 'messages').as('messages'),
      mailTiming('student.id', 'connects').as('connects'),
      mailTiming('student.id', 'applications').as('applications'),
      mailTiming('student.id', 'news').as('news'),
    ])
    .executeTakeFirst();

const findRecruiter = (tx: Tx, id: string) =>
  tx
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .where('recruiter.id', '=', id)
    .select([
      'recruiter.email',
      mailLanguage('recruiter.id').as('language'),
      mailTiming('recruiter.id', 'messages').as('messages'),
      mailTiming('recruiter.id', 'connects').as('connects'),
      mailTiming('recruiter.id', 'applicants').as('applicants'),
      mailTiming('recruiter.id', 'searches').as('searches'),
      mailTiming('recruiter.id', 'news').as('news'),
    ])
    .executeTakeFirst();
