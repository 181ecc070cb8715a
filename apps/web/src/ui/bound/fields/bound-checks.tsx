import { Controller, type FieldValues } from 'react-hook-form';
import { Checkbox } from '../../form/checkbox.tsx';
import { idFrom } from '../ids.ts';
import type { IdsOf, ListName, OptionOf } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

type BoundChecksProps<Values extends FieldValues, Name extends ListName<Values>> = BoundProps<
  Values,
  Name
> &
  IdsOf<Values, Name> & {
    options: readonly { value: OptionOf<Values, Name>; label: string }[];
  };

/** Checkboxes for a list value. Its order follows the options, not the ticks. */
export function BoundChecks<Values extends FieldValues, Name extends ListName<Values>>({
  options,
  ids = 'text',
  ...bound
}: BoundChecksProps<Values, Name>) {
  const { form, name } = bound;
  return (
    <BoundField kind="group" {...bound}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => {
          const chosen: readonly (string | number)[] = field.value;
          const tick = (id: string | number, on: boolean) =>
            field.onChange(
              options
                .map(({ value }) => idFrom(value, ids))
                .filter((one) => (one === id ? on : chosen.includes(one))),
            );
          return (
            <div className="grid gap-x-6 sm:grid-cols-2">
              {options.map(({ value, label: words }, index) => {
                const id = idFrom(value, ids);
                return (
                  <Checkbox
                    key={value}
                    label={words}
                    checked={chosen.includes(id)}
                    onChange={(event) => tick(id, event.target.checked)}
                    onBlur={field.onBlur}
                    ref={index === 0 ? field.ref : undefined}
                  />
                );
              })}
            </div>
          );
        }}
      />
    </BoundField>
  );
}
