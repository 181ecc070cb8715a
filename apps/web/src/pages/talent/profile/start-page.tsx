import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { myAccountQuery } from '../../../features/profile/frame/queries.ts';
import { Guide } from '../../../features/profile/guide/guide.tsx';
import { words as guideWords } from '../../../features/profile/guide/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/talent/profile/start');

export function StartPage() {
  const t = useWords(guideWords);
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(myAccountQuery);
  return (
    <div className="mx-auto flex w-full max-w-[68rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <Guide
          account={data}
          place={step}
          onGo={(place) => void navigate({ search: { step: place } })}
        />
      )}
    </div>
  );
}
