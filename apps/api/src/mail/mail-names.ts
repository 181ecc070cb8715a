import { type Language, nameFor, type PerLanguage, say } from '@engawa/contract/language';
import { personName } from '@engawa/contract/text/person-name';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, byStudent, type Words } from '@engawa/platform/mail/words';

/** Quotes text of others in mails: one line of bounded length. */
export const inQuotes = (text: string, language: Language, most = 60): string =>
  say({ ja: `「${quotable(text, most)}」`, en: `“${quotable(text, most)}”` }, language);

export const studentInMail = (
  { first_name, last_name }: { first_name: string; last_name: string },
  language: Language,
): Words => byStudent(inQuotes(personName(first_name, last_name), language));

export const companyInMail = (
  company: PerLanguage<string> & { companyId: string },
  language: Language,
): Words => byCompany(company.companyId, inQuotes(nameFor(company, language), language));
