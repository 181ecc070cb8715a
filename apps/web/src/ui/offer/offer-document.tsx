import type { OfferFacts } from '@engawa/contract/offers/schemas';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { DownloadButton } from '../file/download-button.tsx';
import { fileSize } from '../file/file-size.ts';
import { words as offerWords } from './words.ja.ts';

interface OfferDocumentProps {
  document: OfferFacts['document'];
  load: () => Promise<{ blob: Blob; name: string }>;
}

/** Downloads the notice of working conditions: the typeset one, or the company's own file. */
export function OfferDocument({ document, load }: OfferDocumentProps) {
  const t = useWords(offerWords);
  if (!document) return null;
  const { ownFile } = document;
  if (!ownFile) return <DownloadButton load={load}>{t('pdf')}</DownloadButton>;
  return (
    <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <DownloadButton load={load}>{t('ownPdf')}</DownloadButton>
      <span className="flex min-w-0 gap-2 text-sm text-sumi-2">
        <bdi className="truncate">{ownFile.name}</bdi>
        <span className="shrink-0 tabular-nums">{fileSize(ownFile.bytes, language)}</span>
      </span>
    </div>
  );
}
