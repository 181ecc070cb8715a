import { fullLanguages } from '@engawa/contract/language';
import { type MailTemplate, wholeMail } from '../../src/mail/template.ts';
import { byCompany, type MailData, mailKeys, spoken } from '../../src/mail/words.ts';

const companyId = '00000000-0000-4000-8000-000000000001';
const marked = (key: string) => `<words of a company: ${key}>`;

const read: Readonly<Record<string, string>> = { lines: '[]', count: '2' };

const allKeys: MailData = Object.fromEntries([
  ...mailKeys.own.map((key) => [key, read[key] ?? `ours-${key}`]),
  ...mailKeys.others.map((key) => [key, byCompany(companyId, marked(key))]),
]);

/**
 * Keys whose text a mail shows, in either language, when every key of a company has a value. Throws
 * for a key that is missing in `mailKeys`.
 */
export function companyWordsIn(template: MailTemplate, { verified }: { verified: boolean }) {
  const hearing = { verified: new Set(verified ? [companyId] : []), toOperator: false };
  const mails = fullLanguages.map((language) =>
    JSON.stringify(wholeMail(template, spoken(allKeys, { ...hearing, language }), language)),
  );
  return mailKeys.others.filter((key) => mails.some((mail) => mail.includes(marked(key))));
}
