import { downloadRecord } from '@engawa/contract/applications/record';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchFile } from '../../shared/api/sending/fetch-file.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadButton } from '../../ui/file/download-button.tsx';
import { words as applyingWords } from './words.ja.ts';

const ElsewhereDialog = lazy(async () => ({
  default: (await import('./elsewhere-dialog.tsx')).ElsewhereDialog,
}));

export function ListActions({ hasRecord }: { hasRecord: boolean }) {
  const t = useWords(applyingWords);
  const [adding, setAdding] = useState(false);
  const load = (form: 'pdf' | 'csv') => () => fetchFile(downloadRecord, { params: { form } });
  return (
    <div className="mb-6 flex flex-col gap-4">
      <Button onClick={() => setAdding(true)} className="self-start">
        <Plus aria-hidden className="size-4" />
        {t('list.add')}
      </Button>
      {hasRecord && (
        <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-washi px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <h2 className="font-semibold">{t('list.record')}</h2>
            <p className="phrased text-sm text-sumi-2">{t('list.recordHint')}</p>
          </div>
          <div className="flex gap-2">
            <DownloadButton load={load('pdf')}>{t('list.pdf')}</DownloadButton>
            <DownloadButton load={load('csv')}>{t('list.csv')}</DownloadButton>
          </div>
        </section>
      )}
      <Suspense>
        {adding && <ElsewhereDialog elsewhere={null} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}
