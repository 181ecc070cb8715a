import { proposeCategory } from '@engawa/contract/jobs/propose-category';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { nameOf, optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../../ui/bound/fields/bound-checks.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { PictureField } from '../../frame/pictures/picture-field.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function BasicsSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} id="basics" heading={t('basics.heading')} translate={translate}>
      <BilingualField editor={editor} field="position" />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect {...field('jp.recruitmentType')} options={optionsOf(jobTypes)} ids="number" />
        <BoundSelect {...field('common.employmentType')} options={optionsOf(employmentTypes)} />
        <div className="flex flex-col items-start gap-2">
          <BoundSelect
            {...field('jp.jobCategoryId')}
            options={optionsOf(jobCategories)}
            ids="number"
            className="w-full"
          />
          <CategoryProposal editor={editor} />
        </div>
        <BoundSelect {...field('common.industry')} options={optionsOf(industries)} ids="number" />
      </div>
      <PictureField editor={editor} name="jp.coverImage" shape="cover" className="max-w-112" />
      <BoundChecks {...field('jp.feature')} options={optionsOf(jobFeatures)} ids="number" />
    </EditorSection>
  );
}

/** Offers the category that the title suggests, until one is chosen. */
function CategoryProposal({ editor: { form } }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const [chosen, jp, en] = form.watch(['jp.jobCategoryId', 'jp.position', 'en.position']);
  const proposed = proposeCategory(`${jp} ${en}`);
  if (chosen !== '' || proposed === null) return null;
  return (
    <Button
      size="small"
      onClick={() => form.setValue('jp.jobCategoryId', proposed, { shouldDirty: true })}
    >
      {t('basics.proposal', { name: nameOf(jobCategories, proposed) })}
    </Button>
  );
}
