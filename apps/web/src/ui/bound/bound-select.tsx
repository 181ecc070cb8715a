import type { FieldValues } from 'react-hook-form';
import { Select } from '../form/select.tsx';
import { BoundField, type BoundProps } from './bound-field.tsx';
import { type IdKind, idFrom } from './ids.ts';

interface BoundSelectProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly { value: string; label: string }[];
  placeholder?: string | undefined;
  ids?: IdKind | undefined;
}

export function BoundSelect<Values extends FieldValues>({
  options,
  placeholder,
  ids = 'text',
  ...field
}: BoundSelectProps<Values>) {
  const setValueAs = (text: string | number) => idFrom(String(text), ids);
  return (
    <BoundField {...field}>
      <Select {...{ options, placeholder }} {...field.form.register(field.name, { setValueAs })} />
    </BoundField>
  );
}
