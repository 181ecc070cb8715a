import { printJob } from '@engawa/contract/job-sheets/company';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import { jobEditorWords } from './words.ts';

/** The posting on paper, as it is saved. */
export function PrintButton({ id }: { id: string }) {
  const t = useWords(jobEditorWords);
  return (
    <DownloadButton load={() => fetchFile(printJob, { params: { id } })}>
      {t('tools.print')}
    </DownloadButton>
  );
}
