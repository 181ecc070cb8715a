import type { StudentView } from '@engawa/contract/profile/student-view';
import { personName } from '@engawa/contract/text/person-name';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isMissing, notFoundIfMissing } from '../../shared/api/failures/missing.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { HistoryPart } from './history-part.tsx';
import { PageCard } from './page-card.tsx';
import { type History, studentQuery } from './queries.ts';
import { TrailBar } from './trail-bar.tsx';
import { useChoice } from './use-choice.ts';
import { words as studentPageWords } from './words.ja.ts';

const MatchPart = lazy(async () => ({
  default: (await import('./match/match-part.tsx')).MatchPart,
}));

/** Components of other features, passed in by the page. */
export interface StudentParts {
  Profile: ComponentType<{ student: StudentView }>;
  Actions: ComponentType<{ history: History; recruiting: boolean }>;
}

export function StudentScreen({ id, parts }: { id: string; parts: StudentParts }) {
  const { Profile, Actions } = parts;
  const t = useWords(studentPageWords);
  const level = useCompanyAccount()?.role;
  const recruiting = level !== undefined && level < 3;
  const { chosen, choose } = useChoice();
  const { data, error, refetch, isPlaceholderData } = useQuery(studentQuery(id, chosen));
  // The chosen setting or job may have been deleted, so retry once without it.
  const isLost = isMissing(error) && Object.keys(chosen).length > 0;
  useEffect(() => {
    if (isLost) choose({});
  });
  if (!isLost) notFoundIfMissing(error);
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-4 px-4 py-6 sm:px-6">
      <div className="contents print:hidden">
        <TrailBar id={id} />
      </div>
      {error && !data && !isLost && (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && (!error || isLost) && <FormSkeleton />}
      {data && (
        <div className="grid gap-4 print:block lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
          <Heading student={data.studentProfile} />
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 print:hidden">
            <PageCard heading={t('actions')}>
              <Actions history={data.history} recruiting={recruiting} />
              <p className="phrased mt-3 text-xs text-sumi-2">
                {t('contact')} {t('seenNote')}
              </p>
            </PageCard>
            <PageCard heading={t('match.heading')}>
              <Suspense fallback={<FormSkeleton />}>
                <MatchPart
                  page={data}
                  chosen={chosen}
                  onChoose={choose}
                  recruiting={recruiting}
                  isComing={isPlaceholderData}
                />
              </Suspense>
            </PageCard>
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Profile student={data.studentProfile} />
          </div>
          <div className="min-w-0 lg:col-start-2 print:hidden">
            <HistoryPart history={data.history} recruiting={recruiting} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Visually hidden, because the profile shows the name in large letters. */
function Heading({ student }: { student: StudentView }) {
  const name = personName(student);
  usePageTitle(name);
  return <h1 className="sr-only">{name}</h1>;
}
