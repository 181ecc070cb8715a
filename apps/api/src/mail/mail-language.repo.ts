import type { Language } from '@engawa/contract/language';
import { type RawBuilder, sql } from 'kysely';

/**
 * The language of mails to an account: the one they chose in their settings, else the one in which
 * they last signed in. Null for whoever never did; then it is the language of what leads to the mail.
 */
export const mailLanguage = (
  account: 'student.id' | 'recruiter.id' | 'stored_file.uploaded_by' | 'account.id',
): RawBuilder<Language | null> =>
  sql<Language | null>`coalesce(
    (select language from student_settings where student_id = ${sql.ref(account)}),
    (select language from recruiter_settings where recruiter_id = ${sql.ref(account)}),
    (select language from account as signed_in where signed_in.id = ${sql.ref(account)}))`;
