import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ApplyStage } from '../queries.ts';
import { words as stageWords } from './words.ja.ts';

const StagesDialog = lazy(async () => ({
  default: (await import('./stages-dialog.tsx')).StagesDialog,
}));

export function StagesButton({ stages }: { stages: readonly ApplyStage[] }) {
  const t = useWords(stageWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListOrdered aria-hidden className="size-4" />
        {t('manage')}
      </Button>
      <Suspense>{open && <StagesDialog stages={stages} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
