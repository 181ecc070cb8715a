import { personName } from '@engawa/contract/person-name';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { notFoundIfMissing } from '../../shared/api/missing.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { HistoryPart } from './history-part.tsx';
import { Part } from './part.tsx';
import { type History, studentQuery } from './queries.ts';
import { ResidencePart } from './residence-part.tsx';
import { TrailBar } from './trail-bar.tsx';
import { studentPageWords } from './words.ts';

/** What other features draw on this page. */
export interface StudentParts {
  /** The student as companies see them. */
  Profile: ComponentType<{ student: StudentView }>;
  /** What can be done: connect, save, write, label. */
  Actions: ComponentType<{ history: History; recruiting: boolean }>;
  /** How well they fit, and why, for the job that is chosen or for the company as a whole. */
  Match?: ComponentType<{ studentId: string; jobId: string | undefined }>;
}

/** A student's page for a company. */
export function StudentScreen({ id, parts }: { id: string; parts: StudentParts }) {
  const { Profile, Actions, Match } = parts;
  const t = useWords(studentPageWords);
  const level = useCompanyAccount()?.role;
  const recruiting = level !== undefined && level < 3;
  const [job, setJob] = useState<string>();
  const { data, error, refetch } = useQuery(studentQuery(id, job));
  notFoundIfMissing(error);
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-4 px-4 py-6 sm:px-6">
      <TrailBar id={id} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
          <Heading student={data.studentProfile} />
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
            <Part heading={t('actions')}>
              <Actions history={data.history} recruiting={recruiting} />
              <p className="phrased mt-3 text-xs text-sumi-2">
                {t('contact')} {t('seenNote')}
              </p>
            </Part>
            {Match && recruiting && <Match studentId={id} jobId={job} />}
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Profile student={data.studentProfile} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
            <ResidencePart job={job} onJob={setJob} residence={data.residence} />
            <HistoryPart history={data.history} recruiting={recruiting} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The name is large on the profile itself. */
function Heading({ student: { firstName, lastName } }: { student: StudentView }) {
  const name = personName(firstName, lastName);
  usePageTitle(name);
  return <h1 className="sr-only">{name}</h1>;
}
