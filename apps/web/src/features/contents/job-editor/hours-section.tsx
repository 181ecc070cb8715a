import { contentLimits } from '@engawa/contract/contents/limits';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { jobEditorWords } from './words.ts';

const texts = ['workingHours', 'discretionaryNote', 'holidays'] as const;

export function HoursSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  return (
    <EditorSection
      editor={editor}
      heading={t('hours.heading')}
      translates={{ paths: texts, call: translate }}
    >
      <BilingualField
        editor={editor}
        field="workingHours"
        label={t('hours.workingHours')}
        hint={t('hours.workingHoursHint')}
        area={{ limit: contentLimits.note, rows: 2 }}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundNumber
          form={form}
          name="common.breakMinutes"
          label={t('hours.breakMinutes')}
          hint={t('term.zeroMeansNone')}
          unit={t('hours.minutes')}
          required
        />
        <BoundNumber
          form={form}
          name="common.overtimeHours"
          label={t('hours.overtimeHours')}
          hint={t('term.zeroMeansNone')}
          unit={t('hours.hours')}
          required
        />
      </div>
      <Checkbox label={t('hours.discretionary')} {...form.register('common.discretionary')} />
      {form.watch('common.discretionary') && (
        <BilingualField
          editor={editor}
          field="discretionaryNote"
          label={t('hours.discretionaryNote')}
          hint={t('hours.discretionaryHint')}
          area={{ limit: contentLimits.note, rows: 2 }}
          required
        />
      )}
      <BilingualField
        editor={editor}
        field="holidays"
        label={t('hours.holidays')}
        area={{ limit: contentLimits.note, rows: 2 }}
        required
      />
    </EditorSection>
  );
}
