import { missingFor } from '@engawa/contract/profile/completeness';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { AskForm } from '../../../features/connect/student/ask-form.tsx';
import { ConnectActions } from '../../../features/connect/student/connect-actions.tsx';
import { ConnectCard } from '../../../features/connect/student/connect-card.tsx';
import { ConnectJobs } from '../../../features/connect/student/connect-jobs.tsx';
import { connectQuery } from '../../../features/connect/student/queries.ts';
import { useOpenedRequests } from '../../../features/connect/student/use-opened-requests.ts';
import { words as connectWords } from '../../../features/connect/student/words.ja.ts';
import { myAccountQuery } from '../../../features/profile/frame/queries.ts';
import { pageOfSection } from '../../../features/profile/frame/section-order.ts';
import { CompanyMenu } from '../../../features/reports/company-menu.tsx';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/talent/connect/$id');

export function ConnectDetailPage() {
  const t = useWords(connectWords);
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(connectQuery(id));
  notFoundIfMissing(error);
  const connect = data?.connect;
  useOpenedRequests(connect ? [connect] : []);
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-6 sm:py-8">
      <Link
        to="/talent/connect"
        className="mb-4 inline-flex min-h-11 items-center gap-1 text-ai hover:underline"
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      {error && !connect && (
        <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />
      )}
      {!connect && !error && <FormSkeleton />}
      {connect && (
        <div className="flex flex-col gap-6 rounded border border-line bg-paper p-4 sm:p-6">
          <div className="flex items-start gap-2">
            <ConnectCard
              connect={connect}
              name={
                <h1 className="text-xl font-bold">
                  <Link to="/talent/company/$id" params={{ id }} className="hover:underline">
                    <bdi>{companyName(connect.companyName)}</bdi>
                  </Link>
                </h1>
              }
            />
            <div className="-mt-2 -mr-2 ml-auto sm:-mt-3 sm:-mr-3">
              <CompanyMenu companyId={id} name={companyName(connect.companyName)} />
            </div>
          </div>
          {connect.cannot && <p className="text-sumi-2">{t('askedLately')}</p>}
          {connect.state === 'none' && !connect.cannot && <Ask companyId={connect.companyId} />}
          <ConnectActions connect={connect} />
          {connect.state === 'connected' && <ConnectJobs companyId={connect.companyId} />}
        </div>
      )}
    </div>
  );
}

/** Refetches the profile each time, because the student may return from completing it. */
function Ask({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery({ ...myAccountQuery, staleTime: 0 });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <AskForm
      companyId={companyId}
      missing={missingFor('connect', data.missing)}
      pageOf={pageOfSection}
    />
  );
}
