import { pickLanguage } from '@engawa/contract/language';
import { BriefcaseBusiness } from 'lucide-react';
import type { ComponentType } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { TagsOfList } from '../../../ui/shared-tags/tags-of-list.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { JobCard, jobTags } from '../job/job-card.tsx';
import type { CompanyViewData, ItemLink, Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface JobsTabProps extends Reading {
  jobs: CompanyViewData['jobPostingList'];
  link: ItemLink;
  action?: ComponentType<{ id: string; name: string }> | undefined;
}

export function JobsTab({ jobs, link, action: Action, reader, images }: JobsTabProps) {
  const t = useWords(companyViewWords, reader);
  if (jobs.length === 0) {
    return (
      <EmptyState icon={<BriefcaseBusiness />} heading={t('tabs.jobs')}>
        {t('empty.jobs')}
      </EmptyState>
    );
  }
  return (
    <TagsOfList cards={jobs.map((job) => jobTags(job, reader))}>
      <ul className="grid gap-4 p-4 sm:p-6">
        {jobs.map((job) => (
          <li key={job.id} className="relative">
            <JobCard job={job} link={link} reader={reader} images={images} />
            {Action && (
              <div className="absolute top-2 right-2 rounded-small bg-paper">
                <Action id={job.id} name={pickLanguage(job, reader)?.value.position ?? ''} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </TagsOfList>
  );
}
