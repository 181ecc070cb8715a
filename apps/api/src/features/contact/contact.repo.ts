import type { Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';

export const findRecruiter = (tx: Tx, recruiterId: string) =>
  tx
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .select([
      'recruiter.email',
      'recruiter.name',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
      mailLanguage('recruiter.id').as('language'),
    ])
    .where('recruiter.id', '=', recruiterId)
    .executeTakeFirst();

/** Locks the student: an erasure waits and then deletes this message's mail too. */
export const lockWriter = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .select([
      'student.id',
      'email',
      'first_name',
      'last_name',
      'name_order',
      mailLanguage('student.id').as('language'),
    ])
    .where('student.id', '=', studentId)
    .forKeyShare()
    .executeTakeFirst();
