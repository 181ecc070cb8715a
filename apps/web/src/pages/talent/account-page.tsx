import { useQuery } from '@tanstack/react-query';
import { myAccountQuery } from '../../features/profile/frame/queries.ts';
import { MyLinks } from '../../features/profile/my-page/my-links.tsx';
import { MyPageHeader } from '../../features/profile/my-page/my-page-header.tsx';
import { ProfileList } from '../../features/profile/my-page/profile-list.tsx';
import { ProfileViews } from '../../features/profile/my-page/profile-views.tsx';
import { ProgressCard } from '../../features/profile/my-page/progress-card.tsx';
import { RirekishoCard } from '../../features/profile/my-page/rirekisho-card.tsx';
import { Documents } from '../../features/profile/resume/documents.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

export function AccountPage() {
  const { data, error, refetch } = useQuery(myAccountQuery);
  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 py-6 sm:px-6 sm:py-8">
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8">
          <div className="flex min-w-0 flex-col gap-6">
            <MyPageHeader account={data} />
            <ProgressCard account={data} />
            <RirekishoCard profile={data.profile} />
            <Documents />
            <ProfileViews />
          </div>
          <div className="flex flex-col gap-6">
            <ProfileList account={data} />
            <MyLinks />
          </div>
        </div>
      )}
    </div>
  );
}
