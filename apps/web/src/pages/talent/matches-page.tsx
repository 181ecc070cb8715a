import { lazy } from 'react';
import { CardSkeletons } from '../../features/discover/card-skeletons.tsx';
import { DiscoverTabs } from '../../features/discover/discover-tabs.tsx';
import { MatchesScreen } from '../../features/matches/matches-screen.tsx';

/** Cards and reason texts load in parallel with the request for jobs. */
const MatchedJobs = lazy(async () => ({
  default: (await import('./matched-jobs.tsx')).MatchedJobs,
}));

export function MatchesPage() {
  return (
    <MatchesScreen
      tabs={<DiscoverTabs about="matches" filter={{}} search={{}} />}
      loading={<CardSkeletons />}
      Shown={MatchedJobs}
    />
  );
}
