import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { useFieldLabelId, useFieldWiring } from '../form/field-context.ts';
import { bareInputStyle, inputBoxStyle } from '../form/input-style.ts';
import { words as uiWords } from '../words.ja.ts';
import { type Choice, isSameChoice, matchesWords } from './choice.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { keepsOnEscape } from './keeps-on-escape.ts';
import { useSeenChoices } from './use-seen-choices.ts';

export interface ComboboxProps {
  items: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** The choice of a value that is not in `items`, for example with a search on the server. */
  chosen?: Choice | undefined;
  /** If set, the caller filters, and `items` are shown unfiltered. */
  onInputChange?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Combobox({
  items,
  value,
  onChange,
  chosen,
  onInputChange,
  loading = false,
  placeholder,
  name,
  disabled = false,
  onBlur,
  ref,
}: ComboboxProps) {
  const t = useWords(uiWords);
  const wiring = useFieldWiring();
  const labelId = useFieldLabelId();
  const known = useSeenChoices(items, chosen && [chosen]);
  const selected = useMemo(
    () => (value === null ? null : (known(value) ?? { value, label: value })),
    [known, value],
  );
  return (
    <Base.Root<Choice>
      items={items}
      value={selected}
      onValueChange={(choice, change) => {
        if (!keepsOnEscape(change)) onChange(choice?.value ?? null);
      }}
      onInputValueChange={(text, change) => {
        const { reason } = change;
        // Only typed text, not the label that a choice writes into the field.
        if (keepsOnEscape(change)) return;
        if (reason === 'input-change' || reason === 'input-clear') onInputChange?.(text);
      }}
      isItemEqualToValue={isSameChoice}
      filter={onInputChange ? null : matchesWords}
      name={name}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup className={`flex min-h-11 items-center ${inputBoxStyle}`}>
        <Base.Input
          {...wiring}
          aria-labelledby={labelId}
          ref={ref}
          onBlur={onBlur}
          placeholder={placeholder ?? t('choose')}
          className={`${bareInputStyle} min-h-10 grow pl-3.5`}
        />
        <Base.Clear aria-label={t('clear')} className={partStyle}>
          <X aria-hidden className="size-4" />
        </Base.Clear>
        <Base.Trigger aria-label={t('openChoices')} className={partStyle}>
          <ChevronDown aria-hidden className="size-5" />
        </Base.Trigger>
      </Base.InputGroup>
      <ChoicePopup labelId={labelId} loading={loading} />
    </Base.Root>
  );
}

const partStyle =
  'grid h-10 w-10 shrink-0 cursor-pointer place-items-center rounded-small text-sumi-2 hover:text-sumi disabled:cursor-default';
