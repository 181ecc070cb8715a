import { type Language, nameFor } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, type MailData } from '@engawa/platform/mail/words';
import { twoStepMails } from './mails.ts';
import type { Member } from './member.repo.ts';

interface NotifyContext {
  outbox: Outbox;
  /** Used if the person's language is unknown. */
  language: Language;
  origin: string;
}

/** Notifies the account's owner of every change of their second step. */
export function notifyOwner(
  { outbox, language: otherwise, origin }: NotifyContext,
  { email, companyId, nameJp, nameEn, language: known }: Member,
  what: keyof typeof twoStepMails,
  data: MailData = {},
): void {
  const language = known ?? otherwise;
  const name = quotable(nameFor({ jp: nameJp, en: nameEn }, language));
  const company = byCompany(companyId, name);
  outbox.mail({
    to: email,
    language,
    template: twoStepMails[what].name,
    data: {
      company,
      url: `${origin}/company/forget-password`,
      settingsUrl: `${origin}/company/settings/account`,
      ...data,
    },
  });
}
