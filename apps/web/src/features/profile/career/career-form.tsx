import { profileLimits } from '@engawa/contract/profile/limits';
import { saveCareer } from '@engawa/contract/profile/student';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { CareerChoices } from './career-choices.tsx';
import { careerBody, careerValues } from './career-values.ts';
import { words as careerWords } from './words.ja.ts';

export function CareerForm({ account }: { account: MyAccount }) {
  const t = useWords(careerWords);
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
      <CareerChoices form={form} />
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
