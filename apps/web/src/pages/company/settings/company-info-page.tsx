import { useQuery } from '@tanstack/react-query';
import { CompanyInfoForm } from '../../../features/company-settings/company-info/company-info-form.tsx';
import { companyInfoQuery } from '../../../features/company-settings/company-info/queries.ts';
import { words as companyInfoWords } from '../../../features/company-settings/company-info/words.ja.ts';
import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function CompanyInfoPage() {
  const t = useWords(companyInfoWords);
  const query = useQuery(companyInfoQuery);
  return (
    <SettingsPage heading={t('heading')} intro={t('intro')} query={query}>
      {query.data && <CompanyInfoForm info={query.data} />}
    </SettingsPage>
  );
}
