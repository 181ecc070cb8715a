import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { words as jobEditorWords } from './words.ja.ts';

/** The download code loads with the first press, because few need it. */
export function PrintButton({ id }: { id: string }) {
  const t = useWords(jobEditorWords);
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const { printSheet } = await import('./print-sheet.ts');
      await printSheet(id);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ ok: false, message: failure.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void print()}>
      <Download aria-hidden className="size-4" />
      {t('tools.print')}
    </Button>
  );
}
