import { type Localized, say } from '@engawa/contract/language';
import { language } from '../../shared/i18n/language.ts';
import { ToggleChip } from '../display/chip.tsx';

interface ChoiceChipsProps<Id extends string | number> {
  table: { entries: readonly { id: Id; name: Localized }[] };
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  /** Selecting one entry deselects the other. */
  single?: boolean | undefined;
}

export function ChoiceChips<Id extends string | number>({
  table,
  value,
  onChange,
  single = false,
}: ChoiceChipsProps<Id>) {
  return (
    <div className="flex flex-wrap gap-2">
      {table.entries.map(({ id, name }) => (
        <ToggleChip
          key={id}
          pressed={value.includes(id)}
          onPressedChange={(pressed) => {
            const others = single ? [] : value.filter((other) => other !== id);
            onChange(pressed ? [...others, id] : [...others]);
          }}
        >
          {say(name, language)}
        </ToggleChip>
      ))}
    </div>
  );
}
