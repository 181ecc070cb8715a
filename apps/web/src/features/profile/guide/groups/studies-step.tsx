import { saveEducation, saveResidence } from '@engawa/contract/profile/student';
import { needsGraduation } from '@engawa/contract/residence/needs';
import { useEffect, useRef } from 'react';
import { formatMonth } from '../../../../shared/format/day.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { ResidenceFields } from '../../basic/residence-fields.tsx';
import { residenceBody, residenceValues } from '../../basic/residence-values.ts';
import { words as basicWords } from '../../basic/words.ja.ts';
import { educationBody, educationValues } from '../../education/education-values.ts';
import { UniversityFields } from '../../education/university-fields.tsx';
import { words as educationWords } from '../../education/words.ja.ts';
import type { MyAccount } from '../../frame/queries.ts';
import { useGuidedSection } from '../saving/use-guided-section.ts';
import { words as guideWords } from '../words.ja.ts';
import { GuidedStep, Questions, type StepProps } from './guided-step.tsx';

export function StudiesStep({ account, onGo }: StepProps & { account: MyAccount }) {
  const t = useWords(guideWords);
  const basicT = useWords(basicWords);
  const educationT = useWords(educationWords);
  const education = useGuidedSection({
    section: 'education',
    account,
    endpoint: saveEducation,
    schema: async () => (await import('@engawa/contract/profile/sections/education')).educationBody,
    valuesOf: educationValues,
    bodyOf: (values) => educationBody(values, account.profile),
  });
  const residence = useGuidedSection({
    section: 'residence',
    account,
    endpoint: saveResidence,
    schema: async () => (await import('@engawa/contract/profile/sections/residence')).residenceBody,
    valuesOf: residenceValues,
    bodyOf: residenceBody,
  });

  // Asked only once: copies the graduation month from education to residence.
  const graduation = education.form.watch('university.graduation');
  const carried = useRef(graduation);
  useEffect(() => {
    if (carried.current === graduation) return;
    carried.current = graduation;
    residence.form.setValue('expectedGraduation', graduation);
  }, [residence.form, graduation]);
  const status = residence.form.watch('status') || null;
  const ends = residence.form.watch('expectedGraduation');

  return (
    <GuidedStep
      step="studies"
      sections={[education.guided, residence.guided]}
      heading={t('studies.heading')}
      onGo={onGo}
    >
      <Questions heading={educationT('current')}>
        <UniversityFields
          form={education.form}
          at="university"
          origin={account.profile.basic.countryOfOrigin}
        />
      </Questions>
      <Questions heading={basicT('residence.heading')} text={basicT('residence.intro')}>
        <ResidenceFields
          form={residence.form}
          profile={account.profile}
          graduation={
            status &&
            needsGraduation(status) &&
            ends && (
              <p className="text-sm text-sumi-2">
                {t('studies.graduation', { month: formatMonth(ends, language) })}
              </p>
            )
          }
        />
      </Questions>
    </GuidedStep>
  );
}
