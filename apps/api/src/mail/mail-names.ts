import { type Language, nameFor, type PerLanguage, say } from '@engawa/contract/language';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, byStudent, type Words } from '@engawa/platform/mail/words';
import { type StudentNames, studentName } from '../people/student-name.ts';

/** Quotes text of others in mails: one line of bounded length. */
export const inQuotes = (text: string, language: Language, most = 60): string =>
  say({ ja: `「${quotable(text, most)}」`, en: `“${quotable(text, most)}”` }, language);

export const studentInMail = (names: StudentNames, language: Language): Words =>
  byStudent(inQuotes(studentName(names), language));

export const companyInMail = (
  company: PerLanguage<string> & { companyId: string },
  language: Language,
): Words => byCompany(company.companyId, inQuotes(nameFor(company, language), language));
