import { useQuery } from '@tanstack/react-query';
import { EmailCard } from '../../../features/company-settings/account/email/email-card.tsx';
import { LeavingCard } from '../../../features/company-settings/account/leaving/leaving-card.tsx';
import { leavingQuery } from '../../../features/company-settings/account/leaving/queries.ts';
import { sessionsQuery } from '../../../features/company-settings/account/sessions/queries.ts';
import { SessionsCard } from '../../../features/company-settings/account/sessions/sessions-card.tsx';
import { twoStepQuery } from '../../../features/company-settings/account/two-step/queries.ts';
import { TwoStepCard } from '../../../features/company-settings/account/two-step/two-step-card.tsx';
import { words as accountWords } from '../../../features/company-settings/account/words.ja.ts';
import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';

export function AccountPage() {
  const t = useWords(accountWords);
  const account = useCompanyAccount();
  const sessions = useQuery(sessionsQuery);
  const twoStep = useQuery(twoStepQuery);
  const leaving = useQuery(leavingQuery);
  const missing = [sessions, twoStep, leaving].find(({ data }) => data === undefined);
  return (
    <SettingsPage heading={t('heading')} intro={t('intro')} query={missing ?? sessions}>
      {account && <EmailCard account={account} />}
      {twoStep.data && <TwoStepCard twoStep={twoStep.data} />}
      {sessions.data && <SessionsCard sessions={sessions.data} />}
      {leaving.data && <LeavingCard leaving={leaving.data} />}
    </SettingsPage>
  );
}
