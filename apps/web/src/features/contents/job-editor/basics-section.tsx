import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../ui/bound/bound-checks.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PictureField } from '../frame/picture-field.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { jobEditorWords } from './words.ts';

export function BasicsSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  return (
    <EditorSection
      editor={editor}
      heading={t('basics.heading')}
      translates={{ paths: ['position'], call: translate }}
    >
      <BilingualField editor={editor} field="position" label={t('basics.position')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="jp.recruitmentType"
          label={t('basics.recruitmentType')}
          options={optionsOf(jobTypes)}
          ids="number"
          required
        />
        <BoundSelect
          form={form}
          name="common.employmentType"
          label={t('basics.employmentType')}
          options={optionsOf(employmentTypes)}
          required
        />
        <BoundSelect
          form={form}
          name="jp.jobCategoryId"
          label={t('basics.jobCategory')}
          options={optionsOf(jobCategories)}
          ids="number"
        />
        <BoundSelect
          form={form}
          name="common.industry"
          label={t('basics.industry')}
          options={optionsOf(industries)}
          ids="number"
        />
      </div>
      <PictureField
        editor={editor}
        name="jp.coverImage"
        shape="cover"
        label={t('basics.cover')}
        className="max-w-112"
      />
      <BoundChecks
        form={form}
        name="jp.feature"
        label={t('basics.feature')}
        options={optionsOf(jobFeatures)}
        ids="number"
      />
    </EditorSection>
  );
}
