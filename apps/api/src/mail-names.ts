import {
  type Language,
  type Localized,
  nameFor,
  type PerLanguage,
} from '@engawa/contract/language';
import { personName } from '@engawa/contract/person-name';
import { quotable } from '@engawa/platform/mail/quote';

const unverified: Localized = { ja: '未確認の企業', en: 'A company that is not verified' };

/** What others have written stands in our mails as one bounded line in quotation marks. */
export const inQuotes = (text: string, language: Language, most = 60): string =>
  language === 'ja' ? `「${quotable(text, most)}」` : `“${quotable(text, most)}”`;

export const studentInMail = (
  { first_name, last_name }: { first_name: string; last_name: string },
  language: Language,
): string => inQuotes(personName(first_name, last_name), language);

/** The words of a company that nobody has looked at do not stand in ours. */
export const companyInMail = (
  company: PerLanguage<string> & { verifiedAt: Date | null },
  language: Language,
): string =>
  company.verifiedAt ? inQuotes(nameFor(company, language), language) : unverified[language];
