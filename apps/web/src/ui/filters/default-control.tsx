import type { FilterField } from '@engawa/contract/filters/filter-fields';
import { useWords } from '../../shared/i18n/words.ts';
import { ChoiceChips } from '../choice/choice-chips.tsx';
import { ToggleChip } from '../display/chip.tsx';
import { Field } from '../form/field.tsx';
import { Select } from '../form/select.tsx';
import type { Say } from './filter-looks.ts';
import { words as filterWords } from './words.ja.ts';

interface DefaultControlProps {
  name: string;
  field: FilterField;
  label: string;
  say: Say;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

export function DefaultControl({
  name,
  field,
  label,
  say,
  value,
  error,
  onChange,
}: DefaultControlProps) {
  const t = useWords(filterWords);
  if (field.kind === 'whole') {
    const { min, max } = field;
    const numbers = Array.from({ length: max - min + 1 }, (_, above) => min + above);
    return (
      <Field label={label} error={error}>
        <Select
          options={numbers.map((one) => ({ value: String(one), label: say(name, one) }))}
          placeholder={t('any')}
          value={typeof value === 'number' ? String(value) : ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        />
      </Field>
    );
  }
  return (
    <Field kind="group" label={label} error={error}>
      {field.kind === 'one' || field.kind === 'some' ? (
        <ChoiceChips
          single={field.kind === 'one'}
          table={field.table}
          value={value === undefined ? [] : ([value].flat() as (string | number)[])}
          onChange={(ids) => onChange(field.kind === 'one' ? ids[0] : ids)}
        />
      ) : (
        <ToggleChip
          pressed={value === true}
          onPressedChange={(pressed) => onChange(pressed || undefined)}
        >
          {say(name, '')}
        </ToggleChip>
      )}
    </Field>
  );
}
