import { proposeSubcategory, proposeWork } from '@engawa/contract/jobs/posting/propose-work';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import {
  jobCategories,
  jobSubcategories,
  subcategoriesOf,
} from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { nameOf, optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../../ui/bound/fields/bound-checks.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { useWorkOfCategory } from '../../../../ui/bound/use-work-of-category.ts';
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
          <SubcategoryField editor={editor} />
          <WorkProposal editor={editor} />
        </div>
        <BoundSelect {...field('common.industry')} options={optionsOf(industries)} ids="number" />
      </div>
      <PictureField editor={editor} name="jp.coverImage" shape="cover" className="max-w-112" />
      <BoundChecks {...field('jp.feature')} options={optionsOf(jobFeatures)} ids="number" />
    </EditorSection>
  );
}

/** The kinds of work of the chosen category; another category clears the choice. */
function SubcategoryField({ editor }: JobSectionProps) {
  const { form } = editor;
  const [category, work] = form.watch(['jp.jobCategoryId', 'common.jobSubcategory']);
  useWorkOfCategory(category, work, () =>
    form.setValue('common.jobSubcategory', '', { shouldDirty: true }),
  );
  if (category === '') return null;
  return (
    // Mounted anew with other options, because a select cannot hold a value without an option.
    <BoundSelect
      key={category}
      {...fieldProps(editor)('common.jobSubcategory')}
      options={optionsOf(subcategoriesOf(category))}
      className="w-full"
    />
  );
}

/** Offers the work that the title suggests, until it is chosen. */
function WorkProposal({ editor: { form } }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const [category, work, jp, en] = form.watch([
    'jp.jobCategoryId',
    'common.jobSubcategory',
    'jp.position',
    'en.position',
  ]);
  const title = `${jp} ${en}`;
  const proposed =
    category === ''
      ? proposeWork(title)
      : { category, subcategory: work === '' ? proposeSubcategory(title, category) : null };
  if (!proposed || (category !== '' && proposed.subcategory === null)) return null;
  const names = [
    category === '' && nameOf(jobCategories, proposed.category),
    nameOf(jobSubcategories, proposed.subcategory),
  ];
  return (
    <Button
      size="small"
      onClick={() => {
        form.setValue('jp.jobCategoryId', proposed.category, { shouldDirty: true });
        form.setValue('common.jobSubcategory', proposed.subcategory ?? '', { shouldDirty: true });
      }}
    >
      {t('basics.proposal', { name: names.filter(Boolean).join(' / ') })}
    </Button>
  );
}
