import { findCompanyAddress } from '@engawa/contract/postal-codes/company';
import { useWords } from '../../../shared/i18n/words.ts';
import { PostalCodeField } from '../../../ui/address/postal-code-field.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { FormCard } from '../frame/form-card.tsx';
import { SettingsForm } from '../frame/settings-form.tsx';
import { CompanyDataCard } from './company-data-card.tsx';
import type { CompanyInfo } from './queries.ts';
import { RegistrationCard } from './registration-card.tsx';
import { useCompanyInfoForm } from './use-company-info-form.ts';
import { words as companyInfoWords } from './words.ja.ts';

export function CompanyInfoForm({ info }: { info: CompanyInfo }) {
  const t = useWords(companyInfoWords);
  const { form, state } = useCompanyInfoForm(info);
  return (
    <SettingsForm name={t('heading')} state={state}>
      <RegistrationCard form={form} info={info} />
      <FormCard heading={t('place.heading')} intro={t('place.intro')}>
        <PostalCodeField
          form={form}
          name="postalCode"
          label={t('place.postalCode')}
          placeholder="100-0001"
          endpoint={findCompanyAddress}
          address="address"
        />
        <BoundText
          form={form}
          name="address"
          label={t('place.address')}
          autoComplete="street-address"
        />
        <BoundText
          form={form}
          name="phone"
          label={t('place.phone')}
          type="tel"
          autoComplete="tel"
          placeholder="03-1234-5678"
          className="max-w-72"
        />
      </FormCard>
      <CompanyDataCard form={form} />
      <FormCard heading={t('complaints.heading')} intro={t('complaints.intro')}>
        <BoundText form={form} name="complaintsOffice" label={t('complaints.office')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <BoundText
            form={form}
            name="complaintsEmail"
            label={t('complaints.email')}
            type="email"
          />
          <BoundText form={form} name="complaintsPhone" label={t('complaints.phone')} type="tel" />
        </div>
      </FormCard>
    </SettingsForm>
  );
}
