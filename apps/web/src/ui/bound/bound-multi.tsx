import { lazy, Suspense } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type { Choice } from '../choice/choice.ts';
import { Skeleton } from '../skeleton.tsx';
import { BoundField, type BoundProps } from './bound-field.tsx';

/** Its popup is large, so its code comes after the page. */
const MultiSelect = lazy(async () => ({
  default: (await import('../choice/multi-select.tsx')).MultiSelect,
}));

interface BoundMultiProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly Choice[];
  placeholder?: string | undefined;
}

/** Several of many, found by typing. */
export function BoundMulti<Values extends FieldValues>({
  options,
  placeholder,
  ...bound
}: BoundMultiProps<Values>) {
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
