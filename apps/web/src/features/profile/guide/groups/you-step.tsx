import { saveBasic, saveResume } from '@engawa/contract/profile/student';
import { countries } from '@engawa/contract/reference/places/countries';
import {
  frequentOrigins,
  frequentPlaces,
} from '@engawa/contract/reference/places/frequent-countries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { optionsByUse } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { studentAccountQuery } from '../../../../shared/session/account.ts';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { basicBody, basicValues } from '../../basic/basic-values.ts';
import { BirthdayField } from '../../basic/birthday-field.tsx';
import { NameFields } from '../../basic/name-fields.tsx';
import { PhoneField } from '../../basic/phone-field.tsx';
import { PortraitField } from '../../basic/portrait/portrait-field.tsx';
import { words as basicWords } from '../../basic/words.ja.ts';
import { useNeedMark } from '../../frame/missing/use-need-mark.ts';
import type { MyAccount } from '../../frame/queries.ts';
import { AddressFields } from '../../resume/address-fields.tsx';
import { resumeBody, resumeValues } from '../../resume/resume-values.ts';
import { useGuidedSection } from '../saving/use-guided-section.ts';
import { words as guideWords } from '../words.ja.ts';
import { openedBasic } from './carry-over.ts';
import { GuidedStep, Questions, type StepProps } from './guided-step.tsx';

export function YouStep({ account, onGo }: StepProps & { account: MyAccount }) {
  const t = useWords(guideWords);
  const words = useWords(basicWords);
  const mark = useNeedMark();
  const client = useQueryClient();
  const basic = useGuidedSection({
    section: 'basic',
    account,
    endpoint: saveBasic,
    schema: async () => (await import('@engawa/contract/profile/sections/basic')).basicBody,
    valuesOf: basicValues,
    openedWith: openedBasic,
    bodyOf: basicBody,
    onSaved: ({ user }) => client.setQueryData(studentAccountQuery.queryKey, user),
  });
  const resume = useGuidedSection({
    section: 'resume',
    account,
    endpoint: saveResume,
    schema: async () => (await import('@engawa/contract/profile/sections/resume')).resumeBody,
    valuesOf: resumeValues,
    bodyOf: resumeBody,
  });
  const { form } = basic;
  const origins = useMemo(() => optionsByUse(countries, frequentOrigins), []);
  const places = useMemo(() => optionsByUse(countries, frequentPlaces), []);

  // Until a number is entered, the phone's country follows the country of residence.
  const lives = form.watch('currentCountry');
  useEffect(() => {
    if (lives && form.getValues('phone.number') === '') form.setValue('phone.country', lives);
  }, [form, lives]);

  return (
    <GuidedStep
      step="you"
      sections={[basic.guided, resume.guided]}
      heading={t('you.heading')}
      onGo={onGo}
    >
      <Questions heading={t('you.name')}>
        <NameFields form={form} />
        <BirthdayField form={form} />
        <div className="grid gap-6 sm:grid-cols-2">
          <BoundSelect
            form={form}
            name="countryOfOrigin"
            label={words('countryOfOrigin')}
            options={origins}
          />
          <BoundSelect
            form={form}
            name="currentCountry"
            label={words('currentCountry')}
            mark={mark('current-country')}
            options={places}
          />
        </div>
        <PhoneField form={form} places={places} />
      </Questions>
      <Questions heading={t('you.paper')} text={t('you.paperText')}>
        <PortraitField form={form} stored={account.profile.basic} />
        <AddressFields form={resume.form} currentCountry={lives} />
      </Questions>
    </GuidedStep>
  );
}
