import type { FieldValues } from 'react-hook-form';
import { Select } from '../../form/select.tsx';
import { idFrom } from '../ids.ts';
import type { ChoiceName, IdsOf, OptionOf } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

type BoundSelectProps<Values extends FieldValues, Name extends ChoiceName<Values>> = BoundProps<
  Values,
  Name
> &
  IdsOf<Values, Name> & {
    options: readonly { value: OptionOf<Values, Name>; label: string }[];
    /** False if a value is always selected. */
    placeholder?: string | false | undefined;
  };

export function BoundSelect<Values extends FieldValues, Name extends ChoiceName<Values>>({
  options,
  placeholder,
  ids = 'text',
  ...field
}: BoundSelectProps<Values, Name>) {
  const setValueAs = (text: string | number) => idFrom(String(text), ids);
  return (
    <BoundField {...field}>
      <Select {...{ options, placeholder }} {...field.form.register(field.name, { setValueAs })} />
    </BoundField>
  );
}
