import type { ComponentProps, ReactNode } from 'react';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  layout?: 'column' | 'row' | undefined;
}

/** For a `Field kind="radiogroup"`. Passes ref and handlers to each radio, as `register` needs. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  layout = 'column',
  disabled,
  className = '',
  ...rest
}: RadioGroupProps) {
  return (
    <div className={`flex ${layout === 'column' ? 'flex-col' : 'flex-wrap gap-x-6'} ${className}`}>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-10 w-fit cursor-pointer items-start gap-2.5 py-2 has-disabled:cursor-default has-disabled:text-sumi-2"
        >
          <input
            {...rest}
            type="radio"
            value={option.value}
            disabled={disabled || option.disabled}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
            className="mt-0.5 size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-3 bg-paper transition-[border-width] checked:border-[7px] checked:border-ai hover:border-sumi-2 checked:hover:border-ai disabled:cursor-default disabled:border-line-2"
          />
          <span className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-sm text-sumi-2">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
