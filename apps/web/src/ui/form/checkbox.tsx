import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { mergeRefs } from '../merge-refs.ts';
import { useFieldWiring } from './field-context.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** For tables, where a visible label would repeat the row. */
  hideLabel?: boolean | undefined;
  /** Indeterminate: some of the rows are selected. */
  mixed?: boolean | undefined;
}

export function Checkbox({
  label,
  hint,
  hideLabel = false,
  mixed = false,
  ref,
  className = '',
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const { id, ...wiring } = useFieldWiring(rest);
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label
      className={`flex min-h-10 w-fit cursor-pointer items-start gap-2.5 py-2 has-disabled:cursor-default has-disabled:text-sumi-2 ${className}`}
    >
      <span className="relative mt-0.5 grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          {...wiring}
          id={rest.id ?? id}
          ref={mergeRefs(own, ref)}
          type="checkbox"
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-small border border-line-3 bg-paper transition-colors checked:border-ai checked:bg-ai indeterminate:border-ai indeterminate:bg-ai hover:border-sumi-2 disabled:cursor-default disabled:border-line-2 disabled:checked:bg-line-3 aria-invalid:border-kaki-ink"
        />
        <Check
          aria-hidden
          className="pointer-events-none relative hidden size-4 stroke-3 text-on-ai peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          aria-hidden
          className="pointer-events-none relative hidden size-4 stroke-3 text-on-ai peer-indeterminate:block"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint && <span className="block text-sm text-sumi-2">{hint}</span>}
      </span>
    </label>
  );
}
