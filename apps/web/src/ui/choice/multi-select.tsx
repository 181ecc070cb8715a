import { Combobox as Base } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { useFieldLabelId, useFieldWiring } from '../form/field-context.ts';
import { bareInputStyle, inputBoxStyle } from '../form/input-style.ts';
import { words as uiWords } from '../words.ja.ts';
import { type Choice, isSameChoice, matchesWords } from './choice.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { keepsOnEscape } from './keeps-on-escape.ts';
import { useSeenChoices } from './use-seen-choices.ts';

export interface MultiSelectProps {
  items: readonly Choice[];
  value: readonly string[];
  onChange: (values: string[]) => void;
  /** Choices of values that are not in `items`, for example with a search on the server. */
  chosen?: readonly Choice[] | undefined;
  /** If set, the caller filters, and `items` are shown unfiltered. */
  onInputChange?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  max?: number | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function MultiSelect({
  items,
  value,
  onChange,
  chosen,
  onInputChange,
  loading = false,
  max = Number.POSITIVE_INFINITY,
  placeholder,
  name,
  disabled = false,
  onBlur,
  ref,
}: MultiSelectProps) {
  const t = useWords(uiWords);
  const wiring = useFieldWiring();
  const labelId = useFieldLabelId();
  const known = useSeenChoices(items, chosen);
  const selected = useMemo(
    () => value.map((one) => known(one) ?? { value: one, label: one }),
    [known, value],
  );
  return (
    <Base.Root<Choice, true>
      multiple
      items={items}
      value={selected}
      onValueChange={(choices, change) => {
        if (!keepsOnEscape(change) && choices.length <= max)
          onChange(choices.map((choice) => choice.value));
      }}
      onInputValueChange={(text) => onInputChange?.(text)}
      isItemEqualToValue={isSameChoice}
      filter={onInputChange ? null : matchesWords}
      name={name}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup className={`min-h-11 cursor-text ${inputBoxStyle}`}>
        <Base.Chips
          aria-label={selected.length > 0 ? t('pickedList') : undefined}
          className="flex flex-wrap items-center gap-1.5 p-1"
        >
          {selected.map((choice) => (
            <PickedChip key={choice.value} choice={choice} />
          ))}
          <Base.Input
            {...wiring}
            aria-labelledby={labelId}
            ref={ref}
            onBlur={onBlur}
            placeholder={selected.length > 0 ? '' : (placeholder ?? t('choose'))}
            aria-description={
              selected.length > 0 ? t('picked', { count: selected.length }) : undefined
            }
            className={`${bareInputStyle} min-h-9 w-0 min-w-24 grow px-2.5`}
          />
        </Base.Chips>
      </Base.InputGroup>
      <ChoicePopup labelId={labelId} loading={loading} />
    </Base.Root>
  );
}

function PickedChip({ choice }: { choice: Choice }) {
  const t = useWords(uiWords);
  return (
    <Base.Chip
      aria-label={choice.label}
      aria-description={t('pickedHint')}
      className="flex min-h-9 max-w-full cursor-default items-center rounded-small bg-ai-soft pl-2.5 text-sm font-semibold text-ai-2 outline-none focus-within:outline-2 focus-within:outline-ai data-highlighted:outline-2 data-highlighted:outline-ai"
    >
      <span className="min-w-0">{choice.label}</span>
      <Base.ChipRemove
        aria-label={t('remove', { name: choice.label })}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-small hover:text-sumi"
      >
        <X aria-hidden className="size-4" />
      </Base.ChipRemove>
    </Base.Chip>
  );
}
