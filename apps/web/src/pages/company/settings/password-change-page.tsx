import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { PasswordForm } from '../../../features/company-settings/password-change/password-form.tsx';
import { words as passwordChangeWords } from '../../../features/company-settings/password-change/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

export function PasswordChangePage() {
  const t = useWords(passwordChangeWords);
  return (
    <SettingsPage heading={t('heading')} intro={t('intro')}>
      <PasswordForm />
    </SettingsPage>
  );
}
