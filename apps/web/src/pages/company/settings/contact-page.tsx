import { ContactForm } from '../../../features/company-settings/contact/contact-form.tsx';
import { words as companyContactWords } from '../../../features/company-settings/contact/words.ja.ts';
import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function ContactPage() {
  const t = useWords(companyContactWords);
  return (
    <SettingsPage heading={t('heading')} intro={t('intro')}>
      <ContactForm />
    </SettingsPage>
  );
}
