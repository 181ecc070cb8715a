import {
  downloadApplicantFiles,
  showApplicantDocument,
} from '@engawa/contract/applications/sent/files';
import { type DocumentKindId, documentKinds } from '@engawa/contract/documents/kinds';
import { say } from '@engawa/contract/language';
import { useMutation } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { fetchFile, saveBlob } from '../../../shared/api/sending/fetch-file.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import { fileSize } from '../../../ui/file/file-size.ts';
import type { ApplicantDetail } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { PanelSection } from './panel-section.tsx';

type Sent = NonNullable<ApplicantDetail['sent']>;

interface SentDocumentsProps {
  id: string;
  documents: Sent['documents'];
}

/** Documents made from the profile at sending. */
export function SentDocuments({ id, documents }: SentDocumentsProps) {
  const t = useWords(applicantWords);
  if (documents.length === 0) return null;
  return (
    <PanelSection heading={t('documents.heading')}>
      <ul className="flex flex-col divide-y divide-line">
        {documents.map(({ kind, file }) => (
          <DocumentLine key={kind} id={id} kind={kind} bytes={file.bytes} />
        ))}
      </ul>
    </PanelSection>
  );
}

interface DocumentLineProps {
  id: string;
  kind: DocumentKindId;
  bytes: number;
}

function DocumentLine({ id, kind, bytes }: DocumentLineProps) {
  const t = useWords(applicantWords);
  const name = say(documentKinds.byId(kind).name, language);
  const load = () => fetchFile(showApplicantDocument, { params: { id, kind } });
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { blob, name: fileName } = await load();
        if (tab) showIn(tab, blob);
        else saveBlob(blob, fileName);
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
  });
  const save = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveBlob(file.blob, file.name),
  });
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 grow font-semibold">
        {name}
        <span className="ml-2 text-sm font-normal text-sumi-2">{fileSize(bytes, language)}</span>
      </span>
      <Button
        size="small"
        aria-label={t('documents.openNamed', { name })}
        busy={open.isPending}
        // Browsers allow a new tab only while they handle the click.
        onClick={() => open.mutate(window.open('', '_blank'))}
      >
        <Eye aria-hidden className="size-4" />
        {t('documents.open')}
      </Button>
      <Button
        size="small"
        aria-label={t('sent.download', { name })}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        <Download aria-hidden className="size-4" />
        PDF
      </Button>
    </li>
  );
}

/** The browser's own viewer, which prints and zooms. */
function showIn(tab: Window, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  tab.location.replace(url);
  // The viewer has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface ArchiveButtonProps {
  ids: readonly string[];
}

/** The documents and files of these applications as one ZIP. */
export function ArchiveButton({ ids }: ArchiveButtonProps) {
  const t = useWords(applicantWords);
  return (
    <DownloadButton
      size="small"
      load={() => fetchFile(downloadApplicantFiles, { query: { ids: [...ids] } })}
    >
      {t('documents.zip')}
    </DownloadButton>
  );
}
