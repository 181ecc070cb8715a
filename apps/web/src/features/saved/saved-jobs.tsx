import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { pickLanguage } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { formatDate } from '../../shared/format/date-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { JobTypeTag } from '../../ui/job-type-tag.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import type { CardTags } from '../../ui/shared-tags/shared-tags.ts';
import { DifferingTag, TagsOfList } from '../../ui/shared-tags/tags-of-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type SavedJob, savedJobsQuery } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { words as savedWords } from './words.ja.ts';

export function SavedJobs() {
  const t = useWords(savedWords);
  const query = useQuery(savedJobsQuery);
  return (
    <SavedList
      query={query}
      count={query.data?.jobs.length}
      icon={<BriefcaseBusiness />}
      empty={{
        heading: t('empty.jobs'),
        text: t('empty.jobsText'),
        action: <LinkButton to="/talent/discover/jobs">{t('empty.findJobs')}</LinkButton>,
      }}
    >
      <TagsOfList cards={query.data?.jobs.map(jobTags) ?? []}>
        {query.data?.jobs.map((job) => (
          <Job key={job.jobId} job={job} />
        ))}
      </TagsOfList>
    </SavedList>
  );
}

/** Cautions are shown on every row. */
function jobTags(job: SavedJob) {
  const type = pickLanguage(job, language)?.value.recruitmentType ?? null;
  return { type: type && `type ${type}` } satisfies CardTags;
}

function Job({ job }: { job: SavedJob }) {
  const t = useWords(savedWords);
  const { jobId, companyId, common } = job;
  const words = pickLanguage(job, language)?.value;
  const position = words?.position ?? '';
  return (
    <SavedRow
      logoUrl={job.logoUrl}
      company={companyName(job.companyName)}
      // A closed job has no page.
      title={
        job.open ? (
          <Link
            to="/talent/company/$id/company-job/{-$job}"
            params={{ id: companyId, job: jobId }}
            className="hover:underline"
          >
            {position}
          </Link>
        ) : (
          position
        )
      }
      facts={[
        words?.workLocation ?? '',
        wagesText(common, null, language) ?? '',
        job.open && common.deadline
          ? t('deadline', { date: formatDate(common.deadline, language) })
          : '',
        t('savedOn', { date: formatDate(job.savedAt, language) }),
      ]}
      tags={
        <>
          {!job.open && <Tag tone="ink">{t('closed')}</Tag>}
          <DifferingTag tag={jobTags(job).type}>
            {words?.recruitmentType && <JobTypeTag id={words.recruitmentType} />}
          </DifferingTag>
          {!job.verified && <Tag tone="mind">{t('notVerified')}</Tag>}
        </>
      }
      button={<SaveButton small saved item={{ jobId }} name={position} />}
    />
  );
}
