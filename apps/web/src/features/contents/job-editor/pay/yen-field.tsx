import { manYen } from '@engawa/contract/jobs/pay/man-yen';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { BoundProps } from '../../../../ui/bound/fields/bound-field.tsx';
import { numberFrom } from '../../../../ui/bound/ids.ts';
import type { NumberName } from '../../../../ui/bound/names.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import type { JobValues } from '../job-values.ts';
import { words as jobEditorWords } from '../words.ja.ts';

type YenName = Extract<NumberName<JobValues>, `common.${string}`>;

interface YenFieldProps extends BoundProps<JobValues, YenName> {
  /** Inconsistency with another amount; hidden while typing. */
  wrong?: string | undefined;
  /** The field to validate again when this one changes. */
  checks?: YenName | undefined;
}

/** Shows the amount with separators and in words below, which reveals a zero too many. */
export function YenField({ form, name, wrong, checks, ...shown }: YenFieldProps) {
  const t = useWords(jobEditorWords);
  const {
    field: { ref, onChange, onBlur },
    fieldState: { error },
  } = useController({
    control: form.control,
    name,
    ...(checks && { rules: { deps: [checks] } }),
  });
  /** The input as typed, without separators, while typing. */
  const [typed, setTyped] = useState<string>();
  const amount = useWatch({ control: form.control, name });
  const said = typeof amount === 'number' ? manYen(amount) : null;
  /** Input that is not a number stays visible, so that it can be reported. */
  const text = typeof amount === 'number' ? amount.toLocaleString('en-US') : amount;
  return (
    <Field
      {...shown}
      name={name}
      error={error?.message ?? (typed === undefined ? wrong : undefined)}
    >
      <TextInput
        name={name}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        trail={t('pay.yen')}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberFrom(target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
      <output className="mt-1 block text-sm text-sumi-2 tabular-nums">
        {said !== null && t('pay.echo', { said })}
      </output>
    </Field>
  );
}
