import { saveResidence } from '@engawa/contract/profile/student';
import { needsGraduation } from '@engawa/contract/residence/needs';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { ResidenceFields } from './residence-fields.tsx';
import { residenceBody, residenceValues } from './residence-values.ts';
import { words as basicWords } from './words.ja.ts';

const thisYear = new Date().getFullYear();

export function ResidenceForm({ account }: { account: MyAccount }) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
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
  const status = form.watch('status') || null;
  return (
    <SectionCard
      section="residence"
      state={section}
      heading={t('residence.heading')}
      intro={t('residence.intro')}
    >
      <ResidenceFields
        form={form}
        profile={account.profile}
        graduation={
          status &&
          needsGraduation(status) && (
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
          )
        }
      />
    </SectionCard>
  );
}
