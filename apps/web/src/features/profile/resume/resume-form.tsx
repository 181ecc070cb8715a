import { profileLimits } from '@engawa/contract/profile/limits';
import { saveResume } from '@engawa/contract/profile/student';
import { yearStyles } from '@engawa/contract/reference/people/year-styles';
import { useFieldArray } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { japaneseExamples } from '../frame/japanese-examples.ts';
import { FormList } from '../frame/list/form-list.tsx';
import { NotJapaneseNote } from '../frame/not-japanese-note.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { AddressFields } from './address-fields.tsx';
import { emptyLicence, resumeBody, resumeValues } from './resume-values.ts';
import { words as resumeWords } from './words.ja.ts';

const thisYear = new Date().getFullYear();

export function ResumeForm({ account }: { account: MyAccount }) {
  const t = useWords(resumeWords);
  const section = useSectionForm({
    section: 'resume',
    account,
    endpoint: saveResume,
    schema: async () => (await import('@engawa/contract/profile/sections/resume')).resumeBody,
    valuesOf: resumeValues,
    bodyOf: resumeBody,
  });
  const { form } = section;
  const licences = useFieldArray({ control: form.control, name: 'licences' });
  return (
    <SectionCard
      section="resume"
      state={section}
      heading={t('details.heading')}
      intro={t('details.intro')}
    >
      <BoundRadios
        form={form}
        name="yearStyle"
        label={t('details.yearStyle')}
        options={optionsOf(yearStyles)}
        layout="row"
      />
      <AddressFields form={form} currentCountry={account.profile.basic.currentCountry} />
      <BoundText
        form={form}
        name="secondContact"
        label={t('details.secondContact')}
        hint={t('details.secondContactHint')}
      />
      <div className="flex flex-col gap-4">
        <div>
          <h3 className="font-semibold">{t('details.licences')}</h3>
          <p className="text-sm text-sumi-2">{t('details.licencesHint')}</p>
        </div>
        <FormList
          list={licences}
          max={profileLimits.licences}
          name={(number) => t('details.licence', { number })}
          add={t('details.addLicence')}
          blank={emptyLicence}
        >
          {(index) => (
            <>
              <BoundText
                form={form}
                name={`licences.${index}.name`}
                label={t('details.licenceName')}
                required
              />
              <BoundMonth
                form={form}
                name={`licences.${index}.acquired`}
                label={t('details.licenceDate')}
                years={[thisYear, thisYear - 40]}
                required
              />
            </>
          )}
        </FormList>
      </div>
      <BoundArea
        form={form}
        name="motivation"
        label={t('details.motivation')}
        hint={t('details.motivationHint')}
        limit={profileLimits.motivation}
        rows={6}
        lang="ja"
      />
      <NotJapaneseNote text={form.watch('motivation')} example={japaneseExamples.motivation} />
      <BoundArea
        form={form}
        name="requests"
        label={t('details.requests')}
        hint={t('details.requestsHint')}
        limit={profileLimits.requests}
        rows={3}
        lang="ja"
      />
      <NotJapaneseNote text={form.watch('requests')} example={japaneseExamples.requests} />
    </SectionCard>
  );
}
