import { contentLimits } from '@engawa/contract/contents/limits';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../../ui/bound/fields/bound-check.tsx';
import { BoundNumber } from '../../../../ui/bound/fields/bound-number.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function HoursSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} id="hours" heading={t('hours.heading')} translate={translate}>
      <BilingualField
        editor={editor}
        field="workingHours"
        tools={<PhraseButton editor={editor} field="workingHours" />}
        hint={t('hours.workingHoursHint')}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundNumber
          {...field('common.breakMinutes')}
          hint={t('term.zeroMeansNone')}
          unit={t('hours.minutes')}
        />
        <BoundNumber
          {...field('common.overtimeHours')}
          hint={t('term.zeroMeansNone')}
          unit={t('hours.hours')}
        />
      </div>
      <BoundCheck {...field('common.discretionary')} />
      {form.watch('common.discretionary') && (
        <BilingualField
          editor={editor}
          field="discretionaryNote"
          tools={<PhraseButton editor={editor} field="discretionaryNote" />}
          hint={t('hours.discretionaryHint')}
          area={{ limit: contentLimits.note, rows: 2 }}
        />
      )}
      <BilingualField
        editor={editor}
        field="holidays"
        tools={<PhraseButton editor={editor} field="holidays" />}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
    </EditorSection>
  );
}
