import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Viewer } from '../actions/actions-of.ts';
import { words as teamWords } from '../words.ja.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));

export function InviteButton({ viewer }: { viewer: Viewer }) {
  const t = useWords(teamWords);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const start = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={start}>
        <UserPlus aria-hidden className="size-4.5" />
        {t('invite')}
      </Button>
      <Suspense>
        {wanted && <InviteDialog viewer={viewer} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
