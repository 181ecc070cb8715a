import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';
import { useFieldWiring } from './field-context.ts';
import { inputStyle } from './input-style.ts';

interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly (Option | OptionGroup)[];
  /** Option for no choice; false omits it, for selects that always have a value. */
  placeholder?: string | false | undefined;
  tight?: boolean | undefined;
}

/** The native select, which works best on phones. */
export function Select({
  options,
  placeholder,
  tight = false,
  className = '',
  ...rest
}: SelectProps) {
  const t = useWords(uiWords);
  const wiring = useFieldWiring(rest);
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        {...rest}
        {...wiring}
        className={`cursor-pointer appearance-none truncate has-[option[value='']:checked]:text-sumi-2 disabled:cursor-default ${inputStyle} ${tight ? 'pr-7! pl-2.5!' : 'pr-10!'}`}
      >
        {placeholder !== false && <option value="">{placeholder ?? t('choose')}</option>}
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(one)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-sumi-2 ${tight ? 'right-2 size-4' : 'right-3 size-5'}`}
      />
    </span>
  );
}

const renderOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
