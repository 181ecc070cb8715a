import { profileLimits } from '@engawa/contract/profile/limits';
import { saveCareer } from '@engawa/contract/profile/student';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/bound-area.tsx';
import { BoundChecks } from '../../../ui/bound/bound-checks.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useNeedMark } from '../frame/use-need-mark.ts';
import { useSectionForm } from '../frame/use-section-form.ts';
import { careerBody, careerValues } from './career-values.ts';
import { careerWords } from './words.ts';

export function CareerForm({ account }: { account: MyAccount }) {
  const t = useWords(careerWords);
  const mark = useNeedMark();
  const section = useSectionForm({
    section: 'career',
    account,
    endpoint: saveCareer,
    schema: async () => (await import('@engawa/contract/profile/sections/career')).careerBody,
    valuesOf: careerValues,
    bodyOf: careerBody,
  });
  const { form } = section;
  return (
    <SectionCard section="career" state={section}>
      <BoundChecks
        form={form}
        name="lookingFor"
        label={t('lookingFor')}
        mark={mark('looking-for')}
        hint={t('several')}
        options={optionsOf(lookingFor)}
      />
      <BoundChecks
        form={form}
        name="industries"
        label={t('industries')}
        mark={mark('industries')}
        hint={t('several')}
        options={optionsOf(industries)}
        ids="number"
      />
      <BoundChecks
        form={form}
        name="jobCategories"
        label={t('jobCategories')}
        mark={mark('job-categories')}
        hint={t('several')}
        options={optionsOf(jobCategories)}
        ids="number"
      />
      <BoundArea
        form={form}
        name="careerVision"
        label={t('careerVision')}
        hint={t('careerVisionHint')}
        limit={profileLimits.careerVision}
        rows={6}
      />
    </SectionCard>
  );
}
