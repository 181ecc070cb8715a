import { contentLimits } from '@engawa/contract/contents/limits';
import { contractTerms } from '@engawa/contract/reference/jobs/contract-terms';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { jobEditorWords } from './words.ts';

const texts = ['contractPeriod', 'renewal', 'probationNote'] as const;

export function TermSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const fixed = form.watch('common.contractTerm') === 'fixed';
  return (
    <EditorSection
      editor={editor}
      heading={t('term.heading')}
      translates={{ paths: texts, call: translate }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="common.contractTerm"
          label={t('term.contractTerm')}
          options={optionsOf(contractTerms)}
          required
        />
        <BoundNumber
          form={form}
          name="common.probationMonths"
          label={t('term.probationMonths')}
          hint={t('term.zeroMeansNone')}
          unit={t('term.months')}
          required
        />
      </div>
      {fixed && (
        <>
          <BilingualField
            editor={editor}
            field="contractPeriod"
            label={t('term.contractPeriod')}
            hint={t('term.contractPeriodHint')}
            required
          />
          <BilingualField
            editor={editor}
            field="renewal"
            label={t('term.renewal')}
            hint={t('term.renewalHint')}
            area={{ limit: contentLimits.note, rows: 2 }}
            required
          />
        </>
      )}
      <BilingualField
        editor={editor}
        field="probationNote"
        label={t('term.probationNote')}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <Checkbox label={t('term.dispatch')} {...form.register('common.dispatch')} />
    </EditorSection>
  );
}
