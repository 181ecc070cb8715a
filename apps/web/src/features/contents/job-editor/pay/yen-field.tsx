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
  /** What is wrong with it beside another amount; not said while it is being typed. */
  wrong?: string | undefined;
  /** The amount that is checked against this one. */
  checks?: YenName | undefined;
}

/** An amount with its separators, and below it as it is said: a zero too many is seen at once. */
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
  /** While it is being typed it stands as it was typed. */
  const [typed, setTyped] = useState<string>();
  const amount = useWatch({ control: form.control, name });
  const said = typeof amount === 'number' ? manYen(amount) : null;
  /** What is no number stands as it was typed, so that it can be complained about. */
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
