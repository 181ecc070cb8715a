import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { ProgrammeCard } from '../../../features/scholarship/components/programme-card.tsx';
import { programmesQuery } from '../../../features/scholarship/queries.ts';
import { words as scholarshipWords } from '../../../features/scholarship/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

export function ScholarshipPage() {
  const t = useWords(scholarshipWords);
  const { data, error, refetch } = useQuery(programmesQuery);
  return (
    <div className="mx-auto flex w-full max-w-[48rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={<Award />} heading={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {data?.map((programme) => (
        <ProgrammeCard key={programme.id} programme={programme} />
      ))}
    </div>
  );
}
