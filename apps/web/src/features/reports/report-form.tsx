import {
  type ReportReasonId,
  reportReasons,
} from '@engawa/contract/reference/reports/report-reasons';
import { reportWords as limit } from '@engawa/contract/reports/limits';
import { useForm, useWatch } from 'react-hook-form';
import { rules } from '../../shared/form/rules.ts';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { optionsOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { words as reportingWords } from './words.ja.ts';

export interface ReportedWhy {
  reason: ReportReasonId;
  words: string | null;
}

interface ReportFormProps {
  /** Form id, because the submit button is outside the form. */
  id: string;
  onSend: (report: ReportedWhy) => Promise<unknown>;
}

export function ReportForm({ id, onSend }: ReportFormProps) {
  const t = useWords(reportingWords);
  const form = useForm({ defaultValues: { reason: '', words: '' } });
  const { errors } = form.formState;
  const { submit, alert } = useFormSubmit(form, ({ reason, words }) => {
    const known = reportReasons.ids.find((one) => one === reason);
    return known ? onSend({ reason: known, words: words.trim() || null }) : Promise.resolve();
  });
  const needsWords = useWatch({ control: form.control, name: 'reason' }) === 'other';
  const words = form.register('words', {
    validate: (value, { reason }) => reason !== 'other' || rules.required.validate(value),
  });
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <FormAlert message={alert} />
      <Field kind="radiogroup" label={t('reason')} error={errors.reason?.message} required>
        <RadioGroup
          options={optionsOf(reportReasons)}
          {...form.register('reason', rules.required)}
        />
      </Field>
      <Field
        label={needsWords ? t('wordsNeeded') : t('words')}
        hint={t('wordsHint')}
        error={errors.words?.message}
        required={needsWords}
      >
        <TextArea rows={4} limit={limit} {...words} />
      </Field>
    </form>
  );
}
