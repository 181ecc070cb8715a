import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { DrawerButton, type DrawerState } from './drawer-button.tsx';
import { words as filterWords } from './words.ja.ts';

interface FilterSheetProps {
  filter: { freeWord?: string | undefined };
  renderDrawer: (state: DrawerState) => ReactNode;
}

export function FilterSheet({ filter, renderDrawer }: FilterSheetProps) {
  const t = useWords(filterWords);
  const { freeWord: _, ...others } = filter;
  return (
    <DrawerButton
      icon={<SlidersHorizontal aria-hidden className="size-4" />}
      label={t('openFilters', { count: Object.keys(others).length })}
      renderDrawer={renderDrawer}
    />
  );
}
