import { maxBlockedCompanies } from '@engawa/contract/settings/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { companiesQuery, type StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { words as settingsWords } from '../words.ja.ts';
import { SettingCard } from './setting-card.tsx';

const choiceOf = (one: StudentSettings['blockedCompanies'][number]) => ({
  value: one.companyId,
  label: companyName(one.companyName),
});

const valuesOf = ({ blockedCompanies }: StudentSettings) => ({
  ids: blockedCompanies.map(({ companyId }) => companyId),
});

export function BlockedForm({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const [typed, setTyped] = useState('');
  const { data: found = [], isFetching } = useQuery(companiesQuery(typed.trim()));
  const { form, card } = useSettingsForm({
    settings,
    valuesOf,
    changeOf: ({ ids }) => ({ blockedCompanyIds: ids }),
  });
  return (
    <SettingCard intro={t('blocked.intro')} card={card}>
      <Field label={t('blocked.companies')} hint={t('blocked.hint')}>
        <Controller
          control={form.control}
          name="ids"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <MultiSelect
              items={typed.trim() === '' ? [] : found.map(choiceOf)}
              chosen={settings.blockedCompanies.map(choiceOf)}
              max={maxBlockedCompanies}
              onInputChange={setTyped}
              loading={isFetching}
              placeholder={t('blocked.search')}
              {...{ value, onChange, onBlur, ref }}
            />
          )}
        />
      </Field>
    </SettingCard>
  );
}
