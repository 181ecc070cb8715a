import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { saveBlob } from '../../shared/api/sending/fetch-file.ts';
import { Button } from '../button.tsx';
import { useSnackbar } from '../feedback/use-snackbar.ts';

interface DownloadButtonProps {
  load: () => Promise<{ blob: Blob; name: string }>;
  size?: 'small';
  children: ReactNode;
}

/** Downloads a generated file; shows a refusal as snackbar. */
export function DownloadButton({ load, size, children }: DownloadButtonProps) {
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { blob, name } = await load();
      saveBlob(blob, name);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ ok: false, message: failure.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} {...(size && { size })} onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
