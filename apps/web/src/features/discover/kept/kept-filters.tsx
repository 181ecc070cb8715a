import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { discoverWords } from '../words.ts';
import type { KeptDrawerProps } from './kept-drawer.tsx';

/** Its code comes with the first press. */
const KeptDrawer = lazy(async () => ({
  default: (await import('./kept-drawer.tsx')).KeptDrawer,
}));

/** The way to the filters that somebody keeps. */
export function KeptFilters(props: Pick<KeptDrawerProps, 'about' | 'place'>) {
  const t = useWords(discoverWords);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-4" />
        {t('kept.open')}
      </Button>
      <Suspense>
        {open !== null && <KeptDrawer {...props} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
