import { contradictions } from '@engawa/contract/discover/contradictions';
import { type JobSort, jobSorts } from '@engawa/contract/discover/limits';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Select } from '../../ui/form/select.tsx';
import { TagsOfList } from '../../ui/shared-tags/tags-of-list.tsx';
import { JobCard } from './cards/job-card.tsx';
import { jobTags } from './cards/job-tags.ts';
import { shownWords } from './cards/shown-words.ts';
import { DiscoverFrame } from './discover-frame.tsx';
import { FoundList } from './found-list.tsx';
import { type JobCard as Job, jobsQuery } from './queries.ts';
import { useDiscoverPlace } from './use-discover-place.ts';
import { words as discoverWords } from './words.ja.ts';

interface DiscoveredJobsProps {
  Action: ComponentType<{ job: Job; name: string }>;
}

export function DiscoveredJobs({ Action }: DiscoveredJobsProps) {
  const t = useWords(discoverWords);
  const place = useDiscoverPlace('/talent/discover/jobs');
  const { filter, sort, after, setSort } = place;
  const sound = contradictions(filter).length === 0;
  const { data, error, refetch } = useQuery({
    ...jobsQuery({ filter, sort, after }),
    enabled: sound,
  });
  const names: Record<JobSort, string> = {
    newest: t('sorts.newest'),
    match: t('sorts.match'),
    deadline: t('sorts.deadline'),
    salary: t('sorts.salary'),
  };
  return (
    <DiscoverFrame
      about="jobs"
      place={place}
      order={
        <Select
          aria-label={t('sort')}
          placeholder={false}
          options={jobSorts.map((value) => ({ value, label: names[value] }))}
          value={sort}
          onChange={({ target }) => setSort(jobSorts.find((one) => one === target.value) ?? sort)}
        />
      }
    >
      <TagsOfList cards={data?.jobs.map(jobTags) ?? []}>
        <FoundList
          about="jobs"
          place={place}
          cards={data?.jobs.map((job) => ({
            key: job.id,
            card: (
              <JobCard
                job={job}
                action={<Action job={job} name={shownWords(job)?.position ?? ''} />}
              />
            ),
          }))}
          nextCursor={data?.nextCursor}
          error={error}
          onRetry={() => void refetch()}
        />
      </TagsOfList>
    </DiscoverFrame>
  );
}
