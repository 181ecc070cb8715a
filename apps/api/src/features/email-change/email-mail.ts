import { type Language, nameFor } from '@engawa/contract/language';
import { quotable } from '@engawa/platform/mail/quote';
import type { RecruiterAccount } from '../auth/public.ts';
import { emailChangeMails } from './mails.ts';

/** One of the mails about a change, in the language of the person whose account it is. */
export function emailMail(
  kind: keyof typeof emailChangeMails,
  { nameJp, nameEn, language: known }: RecruiterAccount,
  otherwise: Language,
  data: Record<string, string>,
) {
  const language = known ?? otherwise;
  const company = quotable(nameFor({ jp: nameJp, en: nameEn }, language));
  return { language, template: emailChangeMails[kind].name, data: { company, ...data } };
}
