import { type Language, nameFor } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import type { RecruiterAccount } from '../auth/public.ts';
import type { FoundColleague } from './colleagues.repo.ts';
import { leavingMails } from './mails.ts';

/** The owners hear who has gone; the leaver hears it too, in case it was somebody else at their screen. */
export function tellOfLeaving(
  { outbox, language: otherwise }: { outbox: Outbox; language: Language },
  leaver: RecruiterAccount,
  owners: readonly FoundColleague[],
): void {
  const tell = (
    { email, language: known }: Pick<FoundColleague, 'email' | 'language'>,
    what: keyof typeof leavingMails,
  ) => {
    const language = known ?? otherwise;
    const company = quotable(nameFor({ jp: leaver.nameJp, en: leaver.nameEn }, language));
    const data = { company, leaver: quotable(leaver.name, 40) };
    outbox.mail({ to: email, language, template: leavingMails[what].name, data });
  };
  tell(leaver, 'left');
  for (const owner of owners) tell(owner, 'memberLeft');
}
