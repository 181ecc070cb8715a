import { type Language, nameFor } from '@engawa/contract/language';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, type MailData } from '@engawa/platform/mail/words';
import type { RecruiterAccount } from '../auth/public.ts';
import { emailChangeMails } from './mails.ts';

/** One of the mails about a change, in the language of the person whose account it is. */
export function emailMail(
  kind: keyof typeof emailChangeMails,
  { companyId, nameJp, nameEn, language: known }: RecruiterAccount,
  otherwise: Language,
  data: MailData,
) {
  const language = known ?? otherwise;
  const name = quotable(nameFor({ jp: nameJp, en: nameEn }, language));
  const company = byCompany(companyId, name);
  return { language, template: emailChangeMails[kind].name, data: { company, ...data } };
}
