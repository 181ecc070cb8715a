import type { FieldValues } from 'react-hook-form';
import { RadioGroup } from '../form/radio-group.tsx';
import { BoundField, type BoundProps } from './bound-field.tsx';

interface BoundRadiosProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly { value: string; label: string; hint?: string }[];
  layout?: 'column' | 'row' | undefined;
}

export function BoundRadios<Values extends FieldValues>({
  options,
  layout,
  ...field
}: BoundRadiosProps<Values>) {
  return (
    <BoundField kind="radiogroup" {...field}>
      <RadioGroup {...{ options, layout }} {...field.form.register(field.name)} />
    </BoundField>
  );
}
