import { contentLimits } from '@engawa/contract/contents/limits';
import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import { smokingMeasures } from '@engawa/contract/reference/jobs/smoking-measures';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../../ui/bound/bound-check.tsx';
import { BoundNumber } from '../../../../ui/bound/bound-number.tsx';
import { BoundSelect } from '../../../../ui/bound/bound-select.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { BilingualField } from '../../frame/bilingual-field.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { fieldProps } from '../../frame/field-props.ts';
import { type JobSectionProps, translate } from '../job-section.ts';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { jobEditorWords } from '../words.ts';
import { InsurancesField } from './insurances-field.tsx';
import { PayNotes } from './pay-notes.tsx';
import { YenField } from './yen-field.tsx';

export function PaySection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} heading={t('pay.heading')} translate={translate}>
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundSelect {...field('common.salaryType')} options={optionsOf(salaryTypes)} />
        <YenField {...field('common.salaryMin')} />
        <YenField {...field('common.salaryMax')} />
      </div>
      <BilingualField
        editor={editor}
        field="salaryNote"
        tools={<PhraseButton editor={editor} field="salaryNote" />}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <FixedOvertime editor={editor} />
      <InsurancesField editor={editor} />
      <PayNotes editor={editor} />
      <BoundSelect
        {...field('common.smoking')}
        options={optionsOf(smokingMeasures)}
        className="max-w-96"
      />
    </EditorSection>
  );
}

const blankOvertime = { basePay: '', hours: '', amount: '', excessPaid: false } as const;

function FixedOvertime({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const included = form.watch('common.fixedOvertime') !== '';
  return (
    <div>
      <Checkbox
        label={field('common.fixedOvertime').label}
        checked={included}
        onChange={(event) =>
          form.setValue('common.fixedOvertime', event.target.checked ? blankOvertime : '', {
            shouldDirty: true,
          })
        }
      />
      {included && (
        <div className="mt-2 ml-8 grid gap-5 sm:grid-cols-3">
          <YenField {...field('common.fixedOvertime.basePay')} />
          <BoundNumber {...field('common.fixedOvertime.hours')} unit={t('hours.hours')} />
          <YenField {...field('common.fixedOvertime.amount')} />
          <BoundCheck {...field('common.fixedOvertime.excessPaid')} className="sm:col-span-3" />
        </div>
      )}
    </div>
  );
}
