import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { Eye, FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useDocumentDownload } from './use-document-download.ts';
import { words as resumeWords } from './words.ja.ts';

const DocumentPreview = lazy(async () => ({
  default: (await import('./document-preview.tsx')).DocumentPreview,
}));

export function DocumentRow({ kind, name }: { kind: DocumentKindId; name: string }) {
  const t = useWords(resumeWords);
  const [open, setOpen] = useState(false);
  const { download, busy } = useDocumentDownload(kind);
  return (
    <li className="flex items-center gap-2 py-3 sm:gap-3">
      <span className="min-w-0 grow basis-0 text-sm font-semibold xs:text-base">{name}</span>
      <Button
        size="small"
        aria-label={t('documents.preview', { name })}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden className="size-4" />
        {t('documents.look')}
      </Button>
      <Button
        size="small"
        aria-label={t('documents.download', { name })}
        busy={busy}
        onClick={download}
      >
        <FileDown aria-hidden className="size-4" />
        PDF
      </Button>
      <Suspense>
        {open && (
          <DocumentPreview
            kind={kind}
            name={name}
            download={download}
            busy={busy}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
