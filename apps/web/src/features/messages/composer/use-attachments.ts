import { messageLimits } from '@engawa/contract/messages/limits';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useUploads } from '../../../shared/upload/use-uploads.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import type { FileItem } from '../../../ui/file/file-row.tsx';
import type { Side } from '../sides.ts';
import { words as messageWords } from '../words.ja.ts';

export function useAttachments(side: Side) {
  const t = useWords(messageWords);
  const { show } = useSnackbar();
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const { uploads, add, remove, retry, busy } = useUploads(
    'message',
    (file) => setFiles((all) => [...all, file]),
    side.upload,
  );
  const room = messageLimits.files - files.length - uploads.length;

  /** Not awaited: the sweep deletes unsent files after a day. */
  function discard(id: string): void {
    setFiles((all) => all.filter((one) => one.id !== id));
    call(side.discard, { body: { id } }).catch(() => undefined);
  }

  const items: FileItem[] = [
    ...files.map(({ id, name, bytes }) => ({
      id,
      name,
      size: bytes,
      onRemove: () => discard(id),
    })),
    ...uploads.map(({ id, name, size, progress, error }) => ({
      id,
      name,
      size,
      progress,
      error,
      onRemove: () => remove(id),
      ...(error && { onRetry: () => retry(id) }),
    })),
  ];

  return {
    files,
    items,
    busy,
    failed: uploads.some(({ error }) => error !== undefined),
    add(chosen: readonly File[]): void {
      if (chosen.length > room) {
        show({ ok: false, message: t('files.most', { count: messageLimits.files }) });
      }
      add(chosen.slice(0, Math.max(room, 0)));
    },
    clear: () => setFiles([]),
  };
}
