import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { previewDocument } from '@engawa/contract/documents/student';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';
import { documentTimeoutMs } from '../../../shared/config/settings.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentPages } from '../../../ui/file/document-pages.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { words as resumeWords } from './words.ja.ts';

interface DocumentPreviewProps {
  kind: DocumentKindId;
  name: string;
  download: () => void;
  busy: boolean;
  onClose: () => void;
}

export function DocumentPreview({ kind, name, download, busy, onClose }: DocumentPreviewProps) {
  const t = useWords(resumeWords);
  const { data, error, refetch } = useQuery(
    endpointPartQuery(previewDocument, { params: { kind } }, ({ pages }) => pages, {
      staleTime: 0,
      gcTime: 0,
      timeoutMs: documentTimeoutMs,
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      width="large"
      footer={
        <Button tone="primary" busy={busy} onClick={download}>
          <FileDown aria-hidden className="size-4" />
          {t('documents.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 bg-washi p-2 sm:p-4">
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="aspect-[210/297] w-full" />}
        <DocumentPages pages={data} />
      </div>
    </Dialog>
  );
}
