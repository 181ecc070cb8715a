import { documentKinds } from '@engawa/contract/documents/kinds';
import { applyPages } from '@engawa/contract/reference/jobs/apply-pages';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../../ui/bound/fields/bound-check.tsx';
import { BoundChecks } from '../../../../ui/bound/fields/bound-checks.tsx';
import { BoundDay } from '../../../../ui/bound/fields/bound-dates.tsx';
import { BoundNumber } from '../../../../ui/bound/fields/bound-number.tsx';
import { BoundRadios } from '../../../../ui/bound/fields/bound-radios.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../../ui/bound/fields/bound-text.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

const deadlineYears = () => {
  const year = new Date().getFullYear();
  return [year, year + 2] as const;
};

export function SelectionSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  return (
    <EditorSection
      editor={editor}
      id="selection"
      heading={t('selection.heading')}
      translate={translate}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundNumber {...field('common.interviews')} unit={t('selection.times')} />
        <BoundNumber {...field('common.selectionWeeks')} unit={t('selection.weeks')} />
        <BoundSelect
          {...field('common.aptitudeExam')}
          options={optionsOf(aptitudeExams)}
          ids="number"
        />
      </div>
      <BoundDay
        {...field('common.deadline')}
        hint={t('selection.deadlineHint')}
        years={deadlineYears()}
      />
      <BoundChecks
        {...field('common.requiredDocuments')}
        hint={t('selection.documentsHint')}
        options={optionsOf(documentKinds)}
      />
      <BilingualField editor={editor} field="hiringManager" />
      <BilingualField editor={editor} field="department" />
      <BoundRadios {...field('common.applyPage')} options={optionsOf(applyPages)} />
      {form.watch('common.applyPage') === 'external' && (
        <BoundText {...field('common.applyUrl')} type="url" className="max-w-140" />
      )}
      <BoundCheck {...field('common.offWeb')} hint={t('selection.offWebHint')} />
    </EditorSection>
  );
}
