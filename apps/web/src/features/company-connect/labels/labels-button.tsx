import { Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Label } from '../queries.ts';
import { companyConnectWords } from '../words.ts';

/** Its code comes with the first press. */
const LabelsDialog = lazy(async () => ({
  default: (await import('./labels-dialog.tsx')).LabelsDialog,
}));

export function LabelsButton({ labels }: { labels: readonly Label[] }) {
  const t = useWords(companyConnectWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Tags aria-hidden className="size-4" />
        {t('labels.manage')}
      </Button>
      <Suspense>{open && <LabelsDialog labels={labels} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
