import type { FieldValues } from 'react-hook-form';
import { RadioGroup } from '../../form/radio-group.tsx';
import type { ChoiceName, OptionOf } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

interface BoundRadiosProps<Values extends FieldValues, Name extends ChoiceName<Values>>
  extends BoundProps<Values, Name> {
  options: readonly { value: OptionOf<Values, Name>; label: string; hint?: string }[];
  layout?: 'column' | 'row' | undefined;
}

export function BoundRadios<Values extends FieldValues, Name extends ChoiceName<Values>>({
  options,
  layout,
  ...field
}: BoundRadiosProps<Values, Name>) {
  return (
    <BoundField kind="radiogroup" {...field}>
      <RadioGroup {...{ options, layout }} {...field.form.register(field.name)} />
    </BoundField>
  );
}
