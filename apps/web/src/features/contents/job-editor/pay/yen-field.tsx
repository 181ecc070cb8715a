import { manYen } from '@engawa/contract/jobs/man-yen';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundField, type BoundProps } from '../../../../ui/bound/bound-field.tsx';
import { numberFrom } from '../../../../ui/bound/ids.ts';
import type { NumberName } from '../../../../ui/bound/names.ts';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import type { JobValues } from '../job-values.ts';
import { jobEditorWords } from '../words.ts';

type YenName = Extract<NumberName<JobValues>, `common.${string}`>;

const withSeparators = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '');

/** An amount with its separators, and below it as it is said: a zero too many is seen at once. */
export function YenField(bound: BoundProps<JobValues, YenName>) {
  const t = useWords(jobEditorWords);
  const { field } = useController({ control: bound.form.control, name: bound.name });
  /** While it is being typed it stands as it was typed. */
  const [typed, setTyped] = useState<string>();
  const value: unknown = field.value;
  const said = typeof value === 'number' ? manYen(value) : null;
  return (
    <BoundField {...bound}>
      <TextInput
        name={field.name}
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        trail={t('pay.yen')}
        value={typed ?? withSeparators(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(numberFrom(target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
      <output className="mt-1 block text-sm text-sumi-2 tabular-nums">
        {said !== null && t('pay.echo', { said })}
      </output>
    </BoundField>
  );
}
