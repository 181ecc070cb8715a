import { applyPages } from '@engawa/contract/reference/jobs/apply-pages';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { jobEditorWords } from './words.ts';

export function SelectionSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  return (
    <EditorSection
      editor={editor}
      heading={t('selection.heading')}
      translates={{ paths: ['hiringManager', 'department'], call: translate }}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundNumber
          form={form}
          name="common.interviews"
          label={t('selection.interviews')}
          unit={t('selection.times')}
        />
        <BoundNumber
          form={form}
          name="common.selectionWeeks"
          label={t('selection.selectionWeeks')}
          unit={t('selection.weeks')}
        />
        <BoundSelect
          form={form}
          name="common.aptitudeExam"
          label={t('selection.aptitudeExam')}
          options={optionsOf(aptitudeExams)}
          ids="number"
        />
      </div>
      <BilingualField editor={editor} field="hiringManager" label={t('selection.hiringManager')} />
      <BilingualField editor={editor} field="department" label={t('selection.department')} />
      <BoundRadios
        form={form}
        name="common.applyPage"
        label={t('selection.applyPage')}
        options={optionsOf(applyPages)}
      />
      {form.watch('common.applyPage') === 'external' && (
        <BoundText
          form={form}
          name="common.applyUrl"
          label={t('selection.applyUrl')}
          type="url"
          required
          className="max-w-140"
        />
      )}
    </EditorSection>
  );
}
