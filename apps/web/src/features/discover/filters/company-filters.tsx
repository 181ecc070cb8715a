import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { companySizes } from '@engawa/contract/reference/companies/company-sizes';
import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { ToggleChip } from '../../../ui/display/chip.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { discoverWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';
import { NumberField } from './number-field.tsx';

/** What is asked of a company. */
export function CompanyFilters({ filter, change, errorOf }: FilterProps) {
  const t = useWords(discoverWords);
  const { companyStatus, employeesMin, employeesMax } = filter;
  const size = companySizes.entries.filter(
    ({ minEmployees, maxEmployees }) =>
      minEmployees === employeesMin && (maxEmployees ?? undefined) === employeesMax,
  );
  return (
    <>
      <Field kind="group" label={t('industries')}>
        <ChoiceChips
          table={industries}
          value={filter.industries ?? []}
          onChange={(ids) => change({ industries: ids })}
        />
      </Field>
      <Field kind="group" label={t('support')}>
        <ToggleChip
          pressed={filter.visaSupport === true}
          onPressedChange={(on) => change({ visaSupport: on || undefined })}
        >
          {t('visaSupport')}
        </ToggleChip>
      </Field>
      <Field kind="group" label={t('employees')} error={errorOf('employeesMax')}>
        <ChoiceChips
          single
          table={companySizes}
          value={size.map(({ id }) => id)}
          onChange={([id]) => {
            const chosen = companySizes.entries.find((one) => one.id === id);
            change({
              employeesMin: chosen?.minEmployees,
              employeesMax: chosen?.maxEmployees ?? undefined,
            });
          }}
        />
        <div className="mt-3 grid grid-cols-2 gap-2">
          <NumberField
            label={t('employeesMin')}
            value={employeesMin}
            onChange={(count) => change({ employeesMin: count })}
          />
          <NumberField
            label={t('employeesMax')}
            value={employeesMax}
            onChange={(count) => change({ employeesMax: count })}
          />
        </div>
      </Field>
      <Field kind="group" label={t('companyStatus')}>
        <ChoiceChips
          single
          table={companyStatuses}
          value={companyStatus === undefined ? [] : [companyStatus]}
          onChange={([id]) => change({ companyStatus: id })}
        />
      </Field>
      <Field kind="group" label={t('companyType')}>
        <ChoiceChips
          table={companyTypes}
          value={filter.companyType ?? []}
          onChange={(companyType) => change({ companyType })}
        />
      </Field>
      <Field kind="group" label={t('companyFeatures')}>
        <ChoiceChips
          table={companyFeatures}
          value={filter.companyFeatures ?? []}
          onChange={(ids) => change({ companyFeatures: ids })}
        />
      </Field>
    </>
  );
}
