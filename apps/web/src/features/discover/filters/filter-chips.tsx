import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/display/chip.tsx';
import { discoverWords } from '../words.ts';
import { useChips } from './use-chips.ts';

interface FilterChipsProps {
  filter: DiscoverFilter;
  onChange: (filter: DiscoverFilter) => void;
}

/** What is filtered by, above what was found; each chip takes one off. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const t = useWords(discoverWords);
  const chips = useChips(filter);
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
          <Button tone="quiet" size="small" onClick={() => onChange({})}>
            {t('removeAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
