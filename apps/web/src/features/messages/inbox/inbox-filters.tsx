import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { ToggleChip } from '../../../ui/display/chip.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import type { InboxFilters as Filters } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';

interface InboxFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  children?: ReactNode;
}

export function InboxFilters({ filters, onChange, children }: InboxFiltersProps) {
  const t = useWords(messageWords);
  return (
    <>
      <SearchBox
        className="w-full"
        label={t('search')}
        word={filters.word}
        onWord={(word) => onChange({ word })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ToggleChip pressed={filters.unread} onPressedChange={(unread) => onChange({ unread })}>
          {t('filter.unread')}
        </ToggleChip>
        {children}
      </div>
    </>
  );
}
