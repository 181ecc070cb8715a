import { type Localized, say } from '@engawa/contract/language';
import { language } from '../../shared/i18n/language.ts';
import { ToggleChip } from '../display/chip.tsx';

interface ChoiceChipsProps<Id extends string | number> {
  table: { entries: readonly { id: Id; name: Localized }[] };
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  /** Another takes the place of the one that was chosen. */
  single?: boolean | undefined;
}

/** The entries of a table as words that are on or off. */
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
