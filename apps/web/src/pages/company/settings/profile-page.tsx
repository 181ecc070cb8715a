import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { MailsForm } from '../../../features/company-settings/profile/mails-form.tsx';
import { PersonForm } from '../../../features/company-settings/profile/person-form.tsx';
import { notificationsQuery } from '../../../features/company-settings/profile/queries.ts';
import { words as companyProfileWords } from '../../../features/company-settings/profile/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';

export function ProfilePage() {
  const t = useWords(companyProfileWords);
  const account = useCompanyAccount();
  const settings = useQuery(notificationsQuery);
  return (
    <SettingsPage heading={t('heading')} intro={t('intro')} query={settings}>
      {account && <PersonForm account={account} />}
      {settings.data && <MailsForm settings={settings.data} />}
    </SettingsPage>
  );
}
