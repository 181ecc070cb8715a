import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { SearchPlace } from '../use-search-place.ts';
import { studentSearchWords } from '../words.ts';

/** Its code comes with the first press. */
const KeptDrawer = lazy(async () => ({
  default: (await import('./kept-drawer.tsx')).KeptDrawer,
}));

/** The way to the searches that somebody keeps. */
export function KeptSearches({ place }: { place: SearchPlace }) {
  const t = useWords(studentSearchWords);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-4" />
        {t('kept.heading')}
      </Button>
      <Suspense>
        {open !== null && <KeptDrawer place={place} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
