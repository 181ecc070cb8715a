import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../../form/checkbox.tsx';
import type { CheckName } from '../names.ts';
import type { BoundProps } from './bound-field.tsx';

type BoundCheckProps<Values extends FieldValues> = Pick<
  BoundProps<Values, CheckName<Values>>,
  'form' | 'name' | 'label' | 'hint' | 'className'
>;

export function BoundCheck<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
}: BoundCheckProps<Values>) {
  return <Checkbox {...{ label, hint, className }} {...form.register(name)} />;
}
