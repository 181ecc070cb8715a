import { lazy, Suspense } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type { Choice } from '../../choice/choice.ts';
import { Skeleton } from '../../states/skeleton.tsx';
import type { ListName, OptionOf } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

/** Lazy, because its popup is large. */
const MultiSelect = lazy(async () => ({
  default: (await import('../../choice/multi-select.tsx')).MultiSelect,
}));

interface BoundMultiProps<Values extends FieldValues, Name extends ListName<Values>>
  extends BoundProps<Values, Name> {
  options: readonly (Choice & { value: OptionOf<Values, Name> })[];
  placeholder?: string | undefined;
}

export function BoundMulti<Values extends FieldValues, Name extends ListName<Values>>({
  options,
  placeholder,
  ...bound
}: BoundMultiProps<Values, Name>) {
  return (
    <BoundField kind="group" {...bound}>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <Controller
          control={bound.form.control}
          name={bound.name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <MultiSelect items={options} {...{ value, onChange, onBlur, ref, placeholder }} />
          )}
        />
      </Suspense>
    </BoundField>
  );
}
