import type { Profile } from '@engawa/contract/profile/schemas';
import { schoolsIn } from '@engawa/contract/profile/schools';
import { designatedActivities } from '@engawa/contract/reference/residence/designated-activities';
import { statusesFor } from '@engawa/contract/residence/lives-abroad';
import type { Resident } from '@engawa/contract/residence/may-apply';
import { needsDesignation, needsExpiry, needsPermission } from '@engawa/contract/residence/needs';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundDay } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import { type ResidenceValues, residenceBody } from './residence-values.ts';
import { words as basicWords } from './words.ja.ts';

const thisYear = new Date().getFullYear();

interface ResidenceFieldsProps {
  form: UseFormReturn<ResidenceValues>;
  profile: Profile;
  /** The field for the end of studies, shown for statuses that need it. */
  graduation: ReactNode;
}

export function ResidenceFields({ form, profile, graduation }: ResidenceFieldsProps) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
  const guidance = useGuidance();
  const values = form.watch();
  const status = values.status || null;
  return (
    <>
      <BoundSelect
        form={form}
        name="status"
        label={t('residence.status')}
        mark={mark('residence-status')}
        options={optionsOf(statusesFor(profile.basic.currentCountry))}
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
      {graduation}
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
      {status &&
        guidance?.about({ ...residenceBody(values), schools: schoolsIn(profile.education) })}
    </>
  );
}

interface Guidance {
  about(declared: Resident): ReactNode;
}

/** Preloaded after the form, because it is shown only once a status is selected. */
function useGuidance(): Guidance | undefined {
  const [guidance, setGuidance] = useState<Guidance>();
  useEffect(() => {
    void import('./residence-guidance.tsx').then(({ ResidenceGuidance }) =>
      setGuidance({ about: (declared) => <ResidenceGuidance declared={declared} /> }),
    );
  }, []);
  return guidance;
}
