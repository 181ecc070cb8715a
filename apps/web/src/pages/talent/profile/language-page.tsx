import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { LanguagesForm } from '../../../features/profile/languages/languages-form.tsx';
import { languagesMessages } from '../../../features/profile/languages/messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function LanguagePage() {
  const t = useMessages(languagesMessages);
  return (
    <ProfileFrame path="/talent/profile/language" intro={t('intro')}>
      {(account) => <LanguagesForm account={account} />}
    </ProfileFrame>
  );
}
