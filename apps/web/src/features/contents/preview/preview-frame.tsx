import type { Language } from '@engawa/contract/language';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, startTransition, useState } from 'react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { words as previewWords } from './words.ja.ts';

const readers = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
] as const;

interface PreviewFrameProps<Data> {
  query: UseQueryResult<Data>;
  edit: ReactNode;
  children: (data: Data, reader: Language) => ReactNode;
}

export function PreviewFrame<Data>({ query, edit, children }: PreviewFrameProps<Data>) {
  const t = useWords(previewWords);
  const [reader, setReader] = useState<Language>(language);
  const { data, error, refetch } = query;
  notFoundIfMissing(error);
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div className="print:hidden">
        <p className="text-2xl font-bold">{t('heading')}</p>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segments
          label={t('language')}
          options={readers}
          value={reader}
          onChange={(chosen) => startTransition(() => setReader(chosen))}
        />
        {edit}
      </div>
      {error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />
      )}
      {!data && !error && <FormSkeleton />}
      {data && children(data, reader)}
    </div>
  );
}
