import { saveBasic } from '@engawa/contract/profile/student';
import { genders } from '@engawa/contract/reference/people/genders';
import { countries } from '@engawa/contract/reference/places/countries';
import {
  frequentOrigins,
  frequentPlaces,
} from '@engawa/contract/reference/places/frequent-countries';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { studentAccountQuery } from '../../../shared/session/account.ts';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { basicBody, basicValues } from './basic-values.ts';
import { BirthdayField } from './birthday-field.tsx';
import { NameFields } from './name-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { PortraitField } from './portrait/portrait-field.tsx';
import { words as basicWords } from './words.ja.ts';

export function BasicForm({ account }: { account: MyAccount }) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
  const client = useQueryClient();
  const section = useSectionForm({
    section: 'basic',
    account,
    endpoint: saveBasic,
    schema: async () => (await import('@engawa/contract/profile/sections/basic')).basicBody,
    valuesOf: basicValues,
    bodyOf: basicBody,
    onSaved: ({ user }) => client.setQueryData(studentAccountQuery.queryKey, user),
  });
  const { form } = section;
  const origins = useMemo(() => optionsByUse(countries, frequentOrigins), []);
  const places = useMemo(() => optionsByUse(countries, frequentPlaces), []);
  return (
    <SectionCard section="basic" state={section} heading={t('heading')}>
      <PortraitField form={form} stored={account.profile.basic} />
      <NameFields form={form} />
      <BirthdayField form={form} />
      <BoundRadios
        form={form}
        name="gender"
        label={t('gender')}
        hint={t('genderHint')}
        options={optionsOf(genders)}
        layout="row"
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="countryOfOrigin"
          label={t('countryOfOrigin')}
          options={origins}
        />
        <BoundSelect
          form={form}
          name="currentCountry"
          label={t('currentCountry')}
          mark={mark('current-country')}
          options={places}
        />
      </div>
      <PhoneField form={form} places={places} />
    </SectionCard>
  );
}
