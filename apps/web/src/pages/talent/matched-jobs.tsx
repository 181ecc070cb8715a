import type { ReactNode } from 'react';
import { JobCard } from '../../features/discover/cards/job-card.tsx';
import { jobTags } from '../../features/discover/cards/job-tags.ts';
import { shownWords } from '../../features/discover/cards/shown-words.ts';
import type { MatchedJob } from '../../features/matches/queries.ts';
import { ShownMatches, type ShownProps } from '../../features/matches/shown-matches.tsx';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { TagsOfList } from '../../ui/shared-tags/tags-of-list.tsx';

export function MatchedJobs(props: ShownProps) {
  const { jobs = [], outside = [] } = props.matches ?? {};
  return (
    <TagsOfList cards={[...jobs, ...outside].map(jobTags)}>
      <ShownMatches {...props} Job={Job} />
    </TagsOfList>
  );
}

function Job({ job, children }: { job: MatchedJob; children: ReactNode }) {
  const name = shownWords(job)?.position ?? '';
  return (
    <JobCard
      job={job}
      action={<SaveButton small item={{ jobId: job.id }} saved={job.saved} name={name} />}
    >
      {children}
    </JobCard>
  );
}
