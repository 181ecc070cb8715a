import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { CardSkeletons } from '../../features/discover/card-skeletons.tsx';
import { CompanyCard } from '../../features/discover/cards/company-card.tsx';
import { JobCard } from '../../features/discover/cards/job-card.tsx';
import { jobTags } from '../../features/discover/cards/job-tags.ts';
import { shownWords } from '../../features/discover/cards/shown-words.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { CalendarLink } from '../../features/top/calendar-link.tsx';
import { MatchesLink } from '../../features/top/matches-link.tsx';
import { Offers } from '../../features/top/offers.tsx';
import {
  type CompanyCard as Company,
  type JobCard as Job,
  topQuery,
} from '../../features/top/queries.ts';
import { SupportIntro } from '../../features/top/support-intro.tsx';
import { Waiting } from '../../features/top/waiting.tsx';
import { words as topWords } from '../../features/top/words.ja.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useStudentAccount } from '../../shared/session/use-session.ts';
import { TagsOfList } from '../../ui/shared-tags/tags-of-list.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

/** Isolates a right-to-left name from the sentence. */
const apart = (name: ReactNode) => <bdi>{name}</bdi>;

/** The home page of signed-in students. */
export function TopPage() {
  const t = useWords(topWords);
  usePageTitle(t('title'));
  const account = useStudentAccount();
  const { data, error, refetch } = useQuery(topQuery);
  return (
    <div className="mx-auto flex w-full max-w-[72rem] flex-col gap-10 px-4 py-6 sm:px-6 sm:py-8">
      <div className="flex flex-col gap-6">
        <h1 className="min-h-[1.75em] text-2xl font-bold">
          {account && t.rich('hello', { name: account.name, who: apart })}
        </h1>
        <Waiting />
        <div className="grid gap-3 md:grid-cols-2">
          <MatchesLink />
          <CalendarLink />
        </div>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeletons />}
      {data && (
        // The cards wait for their own words; the heading stays meanwhile.
        <Suspense fallback={<CardSkeletons />}>
          <TagsOfList cards={data.jobs.map(jobTags)}>
            <Offers offers={data} Job={JobToSave} Company={CompanyToSave} />
          </TagsOfList>
        </Suspense>
      )}
      <SupportIntro />
    </div>
  );
}

function JobToSave({ job }: { job: Job }) {
  const name = shownWords(job)?.position ?? '';
  return (
    <JobCard
      job={job}
      heading="h3"
      action={<SaveButton small item={{ jobId: job.id }} saved={job.saved} name={name} />}
    />
  );
}

function CompanyToSave({ company, large = false }: { company: Company; large?: boolean }) {
  const { id, saved } = company;
  return (
    <CompanyCard
      company={company}
      heading="h3"
      large={large}
      action={
        <SaveButton small item={{ companyId: id }} saved={saved} name={companyName(company.name)} />
      }
    />
  );
}
