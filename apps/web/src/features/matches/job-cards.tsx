import { matchLimits } from '@engawa/contract/matches/limits';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { StrongestReasons } from '../../ui/match/strongest-reasons.tsx';
import type { MatchedJob } from './queries.ts';
import { words as matchesWords } from './words.ja.ts';

export interface WithCards {
  Job: ComponentType<{ job: MatchedJob; children: ReactNode }>;
}

interface CardsProps extends WithCards {
  jobs: readonly MatchedJob[];
}

export function JobCards({ jobs, Job }: CardsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <Job job={job}>
            <StrongestReasons match={job.match} />
          </Job>
        </li>
      ))}
    </ul>
  );
}

/** The best jobs of a kind or category that the student did not ask for. */
export function OutsideWishes({ jobs, Job }: CardsProps) {
  const t = useWords(matchesWords);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="outside" className="mt-10">
      <h2 id="outside" className="text-lg font-bold">
        {t('outside.heading')}
      </h2>
      <p className="phrased mt-1 mb-4 text-sm text-sumi-2">
        {t('outside.text', { least: matchLimits.least })}
      </p>
      <JobCards jobs={jobs} Job={Job} />
    </section>
  );
}
