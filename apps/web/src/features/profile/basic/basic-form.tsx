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
import { BoundDay } from '../../../ui/bound/bound-dates.tsx';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useNeedMark } from '../frame/use-need-mark.ts';
import { useSectionForm } from '../frame/use-section-form.ts';
import { basicBody, basicValues } from './basic-values.ts';
import { PhoneField } from './phone-field.tsx';
import { PortraitField } from './portrait-field.tsx';
import { basicWords } from './words.ts';

const thisYear = new Date().getFullYear();

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
  const pair = 'grid gap-6 sm:grid-cols-2';
  return (
    <SectionCard section="basic" state={section} heading={t('heading')}>
      <PortraitField form={form} stored={account.profile.basic} />
      <div className={pair}>
        <BoundText
          form={form}
          name="lastName"
          label={t('lastName')}
          hint={t('lastNameHint')}
          autoComplete="family-name"
          required
        />
        <BoundText
          form={form}
          name="firstName"
          label={t('firstName')}
          hint={t('firstNameHint')}
          autoComplete="given-name"
          required
        />
        <BoundText
          form={form}
          name="lastNameKana"
          label={t('lastNameKana')}
          mark={mark('name-kana')}
          lang="ja"
          placeholder={t('lastNameKanaExample')}
        />
        <BoundText
          form={form}
          name="firstNameKana"
          label={t('firstNameKana')}
          mark={mark('name-kana')}
          lang="ja"
          placeholder={t('firstNameKanaExample')}
        />
      </div>
      <BoundDay
        form={form}
        name="dateOfBirth"
        label={t('dateOfBirth')}
        mark={mark('date-of-birth')}
        hint={t('dateOfBirthHint')}
        years={[thisYear - 15, thisYear - 80]}
        birthday
      />
      <BoundRadios
        form={form}
        name="gender"
        label={t('gender')}
        hint={t('genderHint')}
        options={optionsOf(genders)}
        layout="row"
      />
      <div className={pair}>
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
