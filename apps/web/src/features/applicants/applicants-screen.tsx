import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { notFoundIfMissing } from '../../shared/api/failures/missing.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ApplicantsHead } from './applicants-head.tsx';
import { ApplicantsBoard } from './board/applicants-board.tsx';
import { ApplicantFiltersBar } from './list/applicant-filters-bar.tsx';
import { ApplicantsTable } from './list/applicants-table.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { StatusTabs } from './list/status-tabs.tsx';
import { UndoBars } from './outcome/undo-bar.tsx';
import type { ProfileOf } from './panel/applicant-panel.tsx';
import { applicantsQuery, applyLabelsQuery, stagesQuery } from './queries.ts';
import { type ApplicantsRoute, useApplicantsPlace } from './use-applicants-place.ts';
import { words as applicantWords } from './words.ja.ts';

const ApplicantPanel = lazy(async () => ({
  default: (await import('./panel/applicant-panel.tsx')).ApplicantPanel,
}));

interface ApplicantsScreenProps {
  route: ApplicantsRoute;
  kind: 'here' | 'external';
  job?: string | undefined;
  /** Shows a student's profile; passed in, because another feature owns it. */
  profile: ComponentType<ProfileOf>;
}

export function ApplicantsScreen({ route, kind, job, profile }: ApplicantsScreenProps) {
  const t = useWords(applicantWords);
  const level = useCompanyAccount()?.role;
  const place = useApplicantsPlace({ route, job, assignee: level === 3 ? 'me' : undefined });
  const { filters, open } = place;
  const query = useInfiniteQuery(applicantsQuery(kind, { filters, ofJob: job }));
  notFoundIfMissing(query.error);
  const labels = useQuery(applyLabelsQuery).data?.labels ?? [];
  const stages = useQuery(stagesQuery).data?.stages ?? [];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const rows = query.data?.pages.flatMap(({ applyList }) => applyList);
  const chosen = rows?.filter(({ id }) => ticked.includes(id)) ?? [];
  const mayAct = level !== undefined && level < 3;
  const isBoard = place.board && kind === 'here';
  const none = kind === 'here' ? t('noneText') : t('external.noneText');
  const isNarrowed = Object.values({ ...filters, ...(job && { job: '' }) }).some(Boolean);
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-4 px-4 py-6 sm:px-6">
      {/* On a phone an open application replaces the list. */}
      <div className={`flex flex-col gap-4 ${open ? 'max-lg:hidden print:hidden' : ''}`}>
        <ApplicantsHead
          {...{ kind, filters, labels, stages, mayAct }}
          board={isBoard}
          onBoard={place.setBoard}
        />
        <ApplicantFiltersBar
          filters={filters}
          labels={labels}
          jobIsGiven={job !== undefined}
          onChange={place.setFilters}
        />
        {!isBoard && (
          <StatusTabs
            kind={kind}
            status={filters.status}
            counts={query.data?.pages.at(0)?.counts}
            onChange={(status) => place.setFilters({ status })}
          />
        )}
        <UndoBars />
      </div>
      {query.error && !rows && (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {!rows && !query.error && <FormSkeleton />}
      {rows && (
        <div
          className={
            open
              ? 'print:block lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(26rem,36rem)] lg:gap-4'
              : ''
          }
        >
          <div
            className={`flex min-w-0 flex-col gap-3 ${open ? 'max-lg:hidden print:hidden' : ''}`}
          >
            {isBoard && <ApplicantsBoard {...{ filters, stages, mayAct }} onOpen={place.show} />}
            {!isBoard && rows.length === 0 && (
              <EmptyState icon={<UserRoundCheck />} heading={isNarrowed ? t('noMatch') : t('none')}>
                {isNarrowed ? t('noMatchText') : none}
              </EmptyState>
            )}
            {!isBoard && rows.length > 0 && (
              <>
                {mayAct && <BulkBar {...{ rows, chosen, labels }} onTick={setTicked} />}
                <ApplicantsTable
                  {...{ rows, labels, ticked, mayAct, open }}
                  onTick={setTicked}
                  onOpen={place.show}
                />
                {query.hasNextPage && (
                  <Button
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                    className="self-center"
                  >
                    {t('more')}
                  </Button>
                )}
              </>
            )}
          </div>
          {open && (
            <Suspense fallback={<FormSkeleton />}>
              <ApplicantPanel
                key={open}
                id={open}
                ids={rows.map(({ id }) => id)}
                {...{ labels, mayAct, profile }}
                onShow={place.show}
                onClose={place.close}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
