import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundField } from '../../../../ui/bound/fields/bound-field.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import type { JobSectionProps } from '../sections/job-section.ts';
import { words as jobEditorWords } from '../words.ja.ts';

/** Has a box for "none", so that no tick at all means "not stated yet". */
export function InsurancesField({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const chosen = form.watch('common.insurances');
  const options = optionsOf(insurances);
  const set = (value: typeof chosen) =>
    form.setValue('common.insurances', value, { shouldDirty: true });
  const tick = (id: string, on: boolean) => {
    const ids = options
      .map(({ value }) => value)
      .filter((one) => (one === id ? on : chosen.includes(one)));
    set(ids.length === 0 ? '' : ids);
  };
  return (
    <BoundField
      kind="group"
      {...fieldProps(editor)('common.insurances')}
      hint={t('pay.insurancesHint')}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen !== '' && chosen.includes(value)}
            onChange={(event) => tick(value, event.target.checked)}
          />
        ))}
        <Checkbox
          label={t('pay.noInsurance')}
          checked={chosen !== '' && chosen.length === 0}
          onChange={(event) => set(event.target.checked ? [] : '')}
        />
      </div>
    </BoundField>
  );
}
