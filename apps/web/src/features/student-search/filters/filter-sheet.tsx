import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { studentSearchWords } from '../words.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { FilterDrawer } from './later.tsx';

/** The button that opens the filters on a narrow screen; it says how many are on. */
export function FilterSheet(props: Pick<FilterDrawerProps, 'filter' | 'onShow'>) {
  const t = useWords(studentSearchWords);
  const [open, setOpen] = useState<boolean | null>(null);
  const { freeWord: _, ...others } = props.filter;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        {t('openFilters', { count: Object.keys(others).length })}
      </Button>
      <Suspense>
        {open !== null && <FilterDrawer {...props} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
