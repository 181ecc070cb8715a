import { type Language, nameFor } from '@engawa/contract/language';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany } from '@engawa/platform/mail/words';
import type { RecruiterAccount } from '../auth/public.ts';
import { type Notifying, notify } from '../notifications/public.ts';
import type { FoundColleague } from './colleagues.repo.ts';
import { leavingMails } from './mails.ts';

/** The leaver gets a mail as well, in case somebody else acted at their screen. */
export async function notifyOfLeaving(
  { language: otherwise, ...notifying }: Notifying & { language: Language },
  leaver: RecruiterAccount,
  owners: readonly FoundColleague[],
): Promise<void> {
  const tell = (
    { email, language: known }: Pick<FoundColleague, 'email' | 'language'>,
    what: keyof typeof leavingMails,
  ) => {
    const language = known ?? otherwise;
    const company = quotable(nameFor({ jp: leaver.nameJp, en: leaver.nameEn }, language));
    const data = {
      company: byCompany(leaver.companyId, company),
      leaver: byCompany(leaver.companyId, quotable(leaver.name, 40)),
    };
    notifying.outbox.mail({ to: email, language, template: leavingMails[what].name, data });
  };
  tell(leaver, 'left');
  for (const owner of owners) tell(owner, 'memberLeft');
  const to = owners.map(({ id }) => id);
  await notify(notifying, { kind: 'colleagueLeft', about: { colleague: leaver.name }, to });
}
