import { contentLimits } from '@engawa/contract/contents/limits';
import { contractTerms } from '@engawa/contract/reference/jobs/contract-terms';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../../ui/bound/fields/bound-check.tsx';
import { BoundNumber } from '../../../../ui/bound/fields/bound-number.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function TermSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const fixed = form.watch('common.contractTerm') === 'fixed';
  return (
    <EditorSection editor={editor} id="term" heading={t('term.heading')} translate={translate}>
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect {...field('common.contractTerm')} options={optionsOf(contractTerms)} />
        <BoundNumber
          {...field('common.probationMonths')}
          hint={t('term.zeroMeansNone')}
          unit={t('term.months')}
        />
      </div>
      {fixed && (
        <>
          <BilingualField
            editor={editor}
            field="contractPeriod"
            hint={t('term.contractPeriodHint')}
          />
          <BilingualField
            editor={editor}
            field="renewal"
            tools={<PhraseButton editor={editor} field="renewal" />}
            hint={t('term.renewalHint')}
            area={{ limit: contentLimits.note, rows: 2 }}
          />
        </>
      )}
      <BilingualField
        editor={editor}
        field="probationNote"
        tools={<PhraseButton editor={editor} field="probationNote" />}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <BoundCheck {...field('common.dispatch')} />
    </EditorSection>
  );
}
