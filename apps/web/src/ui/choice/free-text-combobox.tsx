import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { Ref } from 'react';
import { useFieldLabelId, useFieldWiring } from '../form/field-context.ts';
import { inputStyle } from '../form/input-style.ts';
import { layers, popupItemStyle, popupStyle } from '../overlay/popup-style.ts';
import { type Choice, matchesWords } from './choice.ts';

interface FreeTextComboboxProps {
  items: readonly Choice[];
  /** The text, whether it is a suggestion or not. */
  value: string;
  onChange: (text: string) => void;
  /** The caller filters, and `items` are shown unfiltered. */
  filtered?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text with suggestions, for example a school that may be missing from the list. */
export function FreeTextCombobox({
  items,
  value,
  onChange,
  filtered = false,
  placeholder,
  name,
  disabled = false,
  onBlur,
  ref,
}: FreeTextComboboxProps) {
  const wiring = useFieldWiring();
  const labelId = useFieldLabelId();
  return (
    <Base.Root<Choice>
      items={items}
      value={value}
      onValueChange={onChange}
      itemToStringValue={({ label }) => label}
      filter={filtered ? null : matchesWords}
      name={name}
      disabled={disabled}
    >
      <Base.Input
        {...wiring}
        aria-labelledby={labelId}
        ref={ref}
        onBlur={onBlur}
        placeholder={placeholder}
        className={inputStyle}
      />
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          className={`outline-none data-empty:hidden ${layers.popup}`}
        >
          <Base.Popup
            className={`max-h-[min(20rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain data-empty:hidden ${popupStyle}`}
          >
            <Base.List aria-labelledby={labelId} className="p-1 outline-none">
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} className={popupItemStyle}>
                  {choice.label}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
