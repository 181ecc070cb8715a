import { Controller, type FieldValues } from 'react-hook-form';
import { Checkbox } from '../form/checkbox.tsx';
import { Field } from '../form/field.tsx';
import { type BoundProps, errorOf, type IdKind, idFrom } from './bound.ts';

interface BoundChecksProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly { value: string; label: string }[];
  ids?: IdKind | undefined;
}

/** Several of a few: each a box to tick. Their order is the list's, not that of the ticks. */
export function BoundChecks<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  options,
  ids = 'text',
}: BoundChecksProps<Values>) {
  return (
    <Field
      kind="group"
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={errorOf(form, name)}
    >
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
    </Field>
  );
}
