import type { Language } from '@engawa/contract/language';
import { type RawBuilder, sql } from 'kysely';
import { signInLanguage } from '../features/account/account.query.ts';
import { chosenLanguage } from '../features/settings/settings.query.ts';

/**
 * The language of mails to an account: the one they chose in their settings, else the one in which
 * they last signed in. Null for whoever never did; then it is the language of what leads to the mail.
 */
export const mailLanguage = (
  account: 'student.id' | 'recruiter.id' | 'stored_file.uploaded_by' | 'account.id',
): RawBuilder<Language | null> =>
  sql<Language | null>`coalesce(
    ${chosenLanguage(sql.ref(account))}, ${signInLanguage(sql.ref(account))})`;
