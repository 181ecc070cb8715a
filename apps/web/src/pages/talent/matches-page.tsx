import type { ReactNode } from 'react';
import { CardSkeletons } from '../../features/discover/card-skeletons.tsx';
import { JobCard } from '../../features/discover/cards/job-card.tsx';
import { shownWords } from '../../features/discover/cards/shown-words.ts';
import { DiscoverTabs } from '../../features/discover/discover-tabs.tsx';
import { MatchesScreen } from '../../features/matches/matches-screen.tsx';
import type { MatchedJob } from '../../features/matches/queries.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';

export function MatchesPage() {
  return (
    <MatchesScreen
      tabs={<DiscoverTabs about="matches" filter={{}} search={{}} />}
      loading={<CardSkeletons />}
      Job={Job}
    />
  );
}

function Job({ job, children }: { job: MatchedJob; children: ReactNode }) {
  const name = shownWords(job)?.position ?? '';
  return (
    <JobCard
      job={job}
      action={<SaveButton small thing={{ jobId: job.id }} saved={job.saved} name={name} />}
    >
      {children}
    </JobCard>
  );
}
