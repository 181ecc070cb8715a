import { contentLimits } from '@engawa/contract/contents/limits';
import { fixedOvertimeText } from '@engawa/contract/jobs/pay/wages-text';
import { publishFindings } from '@engawa/contract/jobs/posting/publish-findings';
import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import { smokingMeasures } from '@engawa/contract/reference/jobs/smoking-measures';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { language } from '../../../../shared/i18n/language.ts';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../../ui/bound/fields/bound-check.tsx';
import { BoundNumber } from '../../../../ui/bound/fields/bound-number.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../../ui/bound/fields/bound-text.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { type JobValues, jobForm } from '../job-values.ts';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { type JobSectionProps, translate } from '../sections/job-section.ts';
import { words as jobEditorWords } from '../words.ja.ts';
import { InsurancesField } from './insurances-field.tsx';
import { PayNotes } from './pay-notes.tsx';
import { useMinimumWages } from './use-minimum-wages.ts';
import { YenField } from './yen-field.tsx';

export function PaySection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  const [min, max] = editor.form.watch(['common.salaryMin', 'common.salaryMax']);
  const isMaxFirst = typeof min === 'number' && typeof max === 'number' && max < min;
  return (
    <EditorSection editor={editor} id="pay" heading={t('pay.heading')} translate={translate}>
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundSelect {...field('common.salaryType')} options={optionsOf(salaryTypes)} />
        <YenField {...field('common.salaryMin')} checks="common.salaryMax" />
        <YenField
          {...field('common.salaryMax')}
          wrong={isMaxFirst ? t('pay.maxFirst') : undefined}
        />
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
      <WagePermit editor={editor} />
      <BoundSelect
        {...field('common.smoking')}
        options={optionsOf(smokingMeasures)}
        className="max-w-96"
      />
    </EditorSection>
  );
}

/** Shown only if the pay is below the minimum wage, or a permit is entered already. */
function WagePermit({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  const values = useDeferredValue(useWatch({ control: editor.form.control }) as JobValues);
  const minimum = useMinimumWages();
  const isAsked = useMemo(() => {
    const job = jobForm.documentOf(values);
    return Boolean(job.common.wagePermit) || publishFindings(job, minimum).wage !== null;
  }, [values, minimum]);
  if (!isAsked) return null;
  return <BoundText {...field('common.wagePermit')} hint={t('pay.permitHint')} />;
}

const blankOvertime = { basePay: '', hours: '', amount: '', excessPaid: false } as const;

function FixedOvertime({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const included = form.watch('common.fixedOvertime') !== '';
  const stated = jobForm.documentOf(form.getValues()).common.fixedOvertime;
  const said = stated && fixedOvertimeText(stated, language);
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
          {said && (
            <div className="rounded bg-washi px-4 py-3 text-sm sm:col-span-3">
              <p className="text-sumi-2">{t('pay.overtimeAsShown')}</p>
              <p className="mt-1">{said}</p>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
