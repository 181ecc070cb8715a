import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../../form/text-area.tsx';
import type { TextName } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

interface BoundAreaProps<Values extends FieldValues> extends BoundProps<Values, TextName<Values>> {
  limit?: number | undefined;
  rows?: number | undefined;
  lang?: string | undefined;
}

export function BoundArea<Values extends FieldValues>({
  limit,
  rows,
  lang,
  ...field
}: BoundAreaProps<Values>) {
  return (
    <BoundField {...field}>
      <TextArea {...{ limit, rows, lang }} {...field.form.register(field.name)} />
    </BoundField>
  );
}
