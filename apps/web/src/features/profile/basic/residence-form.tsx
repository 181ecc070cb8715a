import { saveResidence } from '@engawa/contract/profile/student';
import { designatedActivities } from '@engawa/contract/reference/residence/designated-activities';
import { residenceStatuses } from '@engawa/contract/reference/residence/residence-statuses';
import type { ResidenceDeclaration } from '@engawa/contract/residence/may-apply';
import {
  needsDesignation,
  needsExpiry,
  needsGraduation,
  needsPermission,
} from '@engawa/contract/residence/needs';
import { type ReactNode, useEffect, useState } from 'react';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundDay, BoundMonth } from '../../../ui/bound/bound-dates.tsx';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useNeedMark } from '../frame/use-need-mark.ts';
import { useSectionForm } from '../frame/use-section-form.ts';
import { residenceBody, residenceValues } from './residence-values.ts';
import { basicWords } from './words.ts';

const thisYear = new Date().getFullYear();

/** Asks only what the status needs. */
export function ResidenceForm({ account }: { account: MyAccount }) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
  const guidance = useGuidance();
  const section = useSectionForm({
    section: 'residence',
    account,
    endpoint: saveResidence,
    schema: async () => (await import('@engawa/contract/profile/sections/residence')).residenceBody,
    valuesOf: residenceValues,
    bodyOf: residenceBody,
  });
  const { form } = section;
  const studies = account.profile.education.university;
  const values = form.watch();
  const status = values.status || null;
  return (
    <SectionCard
      section="residence"
      state={section}
      heading={t('residence.heading')}
      intro={t('residence.intro')}
    >
      <BoundSelect
        form={form}
        name="status"
        label={t('residence.status')}
        mark={mark('residence-status')}
        options={optionsOf(residenceStatuses)}
      />
      {needsDesignation(status) && (
        <BoundSelect
          form={form}
          name="designation"
          label={t('residence.designation')}
          mark={mark('residence-status')}
          hint={t('residence.designationHint')}
          options={optionsOf(designatedActivities)}
        />
      )}
      {status && needsExpiry(status) && (
        <BoundDay
          form={form}
          name="expiresOn"
          label={t('residence.expiresOn')}
          mark={mark('residence-expiry')}
          years={[thisYear - 1, thisYear + 10]}
        />
      )}
      {status && needsGraduation(status) && (
        <BoundMonth
          form={form}
          name="expectedGraduation"
          label={t('residence.graduation')}
          mark={mark('expected-graduation')}
          hint={
            studies &&
            t('residence.graduationHint', { month: formatMonth(studies.graduation, language) })
          }
          years={[thisYear - 1, thisYear + 8]}
        />
      )}
      {status && needsPermission(status, values.designation || null) && (
        <BoundRadios
          form={form}
          name="permission"
          label={t('residence.permission')}
          mark={mark('other-activity')}
          hint={t('residence.permissionHint')}
          layout="row"
          options={[
            { value: 'yes', label: t('residence.yes') },
            { value: 'no', label: t('residence.no') },
          ]}
        />
      )}
      {status && guidance?.about(residenceBody(values))}
    </SectionCard>
  );
}

interface Guidance {
  about(declared: ResidenceDeclaration): ReactNode;
}

/** Said once a status is chosen: its code comes after the form, and is there before anybody has chosen. */
function useGuidance(): Guidance | undefined {
  const [guidance, setGuidance] = useState<Guidance>();
  useEffect(() => {
    void import('./residence-guidance.tsx').then(({ ResidenceGuidance }) =>
      setGuidance({ about: (declared) => <ResidenceGuidance declared={declared} /> }),
    );
  }, []);
  return guidance;
}
