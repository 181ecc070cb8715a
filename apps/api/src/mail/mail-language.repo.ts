import type { Language } from '@engawa/contract/language';
import { type RawBuilder, sql } from 'kysely';
import { signInLanguage } from '../features/account/account.query.ts';
import { chosenLanguage } from '../features/settings/settings.query.ts';

/**
 * Language of mails to an account: chosen in the settings, else of the last sign-in. Null without
 * either; then callers use the language of the request.
 */
export const mailLanguage = (
  account: 'student.id' | 'recruiter.id' | 'stored_file.uploaded_by' | 'account.id',
): RawBuilder<Language | null> =>
  sql<Language | null>`coalesce(
    ${chosenLanguage(sql.ref(account))}, ${signInLanguage(sql.ref(account))})`;
