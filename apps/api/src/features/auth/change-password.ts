import { type Language, nameFor } from '@engawa/contract/language';
import { endAllSessions, endOtherSessions } from '@engawa/platform/auth/refresh.repo';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import { updatePassword } from '../account/public.ts';
import { passwordChangedHereMail, passwordChangedMail } from './mails.ts';
import { dropTokensOf } from './one-time-token.repo.ts';
import type { RecruiterAccount } from './recruiters.repo.ts';

interface Change {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  /** Used if the person's language is unknown. */
  language: Language;
  origin: string;
  /** Session that continues, because its owner has just proved the old password. */
  keep?: string;
}

/** Stores the new password, ends other sessions, links and choices, and notifies the owner. */
export async function changePassword(
  { tx, outbox, now, language: otherwise, origin, keep }: Change,
  account: RecruiterAccount,
  passwordHash: string,
): Promise<void> {
  const { id, companyId, email, nameJp, nameEn } = account;
  const language = account.language ?? otherwise;
  await updatePassword(tx, id, passwordHash);
  await dropTokensOf(tx, id, email);
  if (keep === undefined) await endAllSessions(tx, id, now);
  else await endOtherSessions(tx, { sessionId: keep, accountId: id }, now);
  const company = nameFor({ jp: nameJp, en: nameEn }, language);
  outbox.mail({
    to: email,
    language,
    template: (keep === undefined ? passwordChangedMail : passwordChangedHereMail).name,
    data: {
      company: byCompany(companyId, quotable(company)),
      url: `${origin}/company/forget-password`,
    },
  });
}
