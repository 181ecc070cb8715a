import type { Language } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { previewQuery } from '../../../features/profile/frame/queries.ts';
import { words as previewWords } from '../../../features/profile/preview/words.ja.ts';
import { StudentView } from '../../../features/student-view/components/student-view.tsx';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const readers = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
] as const;

export function PreviewPage() {
  const t = useWords(previewWords);
  const [reader, setReader] = useState<Language>(language);
  const { data, error, refetch } = useQuery({ ...previewQuery, staleTime: 0 });
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          label={t('language')}
          options={readers}
          value={reader}
          onChange={(chosen) => startTransition(() => setReader(chosen))}
        />
        <LinkButton to="/talent/account" size="small">
          {t('edit')}
        </LinkButton>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && <StudentView student={data} reader={reader} />}
    </div>
  );
}
