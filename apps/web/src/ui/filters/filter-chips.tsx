import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { Chip } from '../display/chip.tsx';
import { words as filterWords } from './words.ja.ts';

export interface FilterChip<Filter> {
  key: string;
  label: string;
  without: Filter;
}

interface FilterChipsProps<Filter> {
  chips: readonly FilterChip<Filter>[];
  onChange: (filter: Filter) => void;
  onRemoveAll: () => void;
}

export function FilterChips<Filter>({ chips, onChange, onRemoveAll }: FilterChipsProps<Filter>) {
  const t = useWords(filterWords);
  if (chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <Chip label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button tone="quiet" size="small" onClick={onRemoveAll}>
            {t('removeAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
