import type { Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';

export const findReader = (tx: Tx, studentId: string) =>
  tx
    .selectFrom('student')
    .where('student.id', '=', studentId)
    .where(mailTiming('student.id', 'news'), '!=', 'never')
    .select('student.email')
    .select(mailLanguage('student.id').as('language'))
    .select(mailTiming('student.id', 'news').as('timing'))
    .executeTakeFirst();
