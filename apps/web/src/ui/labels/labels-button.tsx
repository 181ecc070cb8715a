import { Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import type { Label, LabelCommands } from './label.ts';
import { words as labelWords } from './words.ja.ts';

const LabelsDialog = lazy(async () => ({
  default: (await import('./labels-dialog.tsx')).LabelsDialog,
}));

interface LabelsButtonProps {
  labels: readonly Label[];
  commands: LabelCommands;
}

export function LabelsButton({ labels, commands }: LabelsButtonProps) {
  const t = useWords(labelWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Tags aria-hidden className="size-4" />
        {t('manage')}
      </Button>
      <Suspense>
        {open && <LabelsDialog {...{ labels, commands }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
