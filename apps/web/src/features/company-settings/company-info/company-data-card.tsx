import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import type { UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundNumber } from '../../../ui/bound/fields/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { FormCard } from '../frame/form-card.tsx';
import type { InfoValues } from './company-info-values.ts';
import { words as companyInfoWords } from './words.ja.ts';

const thisYear = new Date().getFullYear();

export function CompanyDataCard({ form }: { form: UseFormReturn<InfoValues> }) {
  const t = useWords(companyInfoWords);
  return (
    <FormCard heading={t('facts.heading')} intro={t('facts.intro')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="industry"
          label={t('facts.industry')}
          options={optionsOf(industries)}
          ids="number"
        />
        <BoundNumber
          form={form}
          name="employees"
          label={t('facts.employees')}
          unit={t('facts.people')}
        />
        <BoundMonth
          form={form}
          name="founded"
          label={t('facts.founded')}
          years={[thisYear, 1930]}
        />
        <BoundNumber form={form} name="capital" label={t('facts.capital')} unit={t('facts.yen')} />
        <BoundSelect
          form={form}
          name="listing"
          label={t('facts.listing')}
          options={optionsOf(companyStatuses)}
        />
        <BoundSelect
          form={form}
          name="companyType"
          label={t('facts.companyType')}
          options={optionsOf(companyTypes)}
        />
      </div>
    </FormCard>
  );
}
