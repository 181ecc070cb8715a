import { contentLimits } from '@engawa/contract/contents/limits';
import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import { smokingMeasures } from '@engawa/contract/reference/jobs/smoking-measures';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../ui/bound/bound-checks.tsx';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { blankOvertime } from './job-values.ts';
import { jobEditorWords } from './words.ts';

export function PaySection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const yen = t('pay.yen');
  const statesInsurances = form.watch('common.insurances') !== '';
  return (
    <EditorSection
      editor={editor}
      heading={t('pay.heading')}
      translates={{ paths: ['salaryNote'], call: translate }}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundSelect
          form={form}
          name="common.salaryType"
          label={t('pay.salaryType')}
          options={optionsOf(salaryTypes)}
          required
        />
        <BoundNumber form={form} name="common.salaryMin" label={t('pay.salaryMin')} unit={yen} />
        <BoundNumber form={form} name="common.salaryMax" label={t('pay.salaryMax')} unit={yen} />
      </div>
      <BilingualField
        editor={editor}
        field="salaryNote"
        label={t('pay.salaryNote')}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <FixedOvertime editor={editor} />
      <div>
        <Checkbox
          label={t('pay.statesInsurances')}
          checked={statesInsurances}
          onChange={(event) =>
            form.setValue('common.insurances', event.target.checked ? [] : '', {
              shouldDirty: true,
            })
          }
        />
        {statesInsurances && (
          <BoundChecks
            form={form}
            name="common.insurances"
            label={t('pay.insurances')}
            hint={t('pay.insurancesHint')}
            options={optionsOf(insurances)}
            className="mt-2 ml-8"
          />
        )}
      </div>
      <BoundSelect
        form={form}
        name="common.smoking"
        label={t('pay.smoking')}
        options={optionsOf(smokingMeasures)}
        required
        className="max-w-96"
      />
    </EditorSection>
  );
}

function FixedOvertime({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const included = form.watch('common.fixedOvertime') !== '';
  return (
    <div>
      <Checkbox
        label={t('pay.fixedOvertime')}
        checked={included}
        onChange={(event) =>
          form.setValue('common.fixedOvertime', event.target.checked ? { ...blankOvertime } : '', {
            shouldDirty: true,
          })
        }
      />
      {included && (
        <div className="mt-2 ml-8 grid gap-5 sm:grid-cols-3">
          <BoundNumber
            form={form}
            name="common.fixedOvertime.basePay"
            label={t('pay.basePay')}
            unit={t('pay.yen')}
            required
          />
          <BoundNumber
            form={form}
            name="common.fixedOvertime.hours"
            label={t('pay.fixedHours')}
            unit={t('hours.hours')}
            required
          />
          <BoundNumber
            form={form}
            name="common.fixedOvertime.amount"
            label={t('pay.amount')}
            unit={t('pay.yen')}
            required
          />
          <Checkbox
            label={t('pay.excessPaid')}
            {...form.register('common.fixedOvertime.excessPaid')}
            className="sm:col-span-3"
          />
        </div>
      )}
    </div>
  );
}
