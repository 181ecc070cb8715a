import { daysBetween } from '@engawa/contract/days/days';
import { listJobs } from '@engawa/contract/jobs/company';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobStatusFilters } from '@engawa/contract/reference/jobs/job-statuses';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { Link } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { today } from '../../../shared/format/day.ts';
import { nameOf, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Table } from '../../../ui/display/table.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { ContentList, CreateLabel } from '../list/content-list.tsx';
import { LanguageMarks, TitleCell, useTitleOf } from '../list/title-cell.tsx';
import { UpdatedCell } from '../list/updated-cell.tsx';
import { useContentList } from '../list/use-content-list.ts';
import { words as listWords } from '../list/words.ja.ts';
import { JobApplicants } from './job-applicants.tsx';
import { JobMenu } from './job-menu.tsx';
import { JobStatus } from './job-status.tsx';
import { LentJobs } from './lent-jobs.tsx';
import { type ListedJob, readJobs } from './queries.ts';
import { useJobStatus } from './use-job-status.ts';
import { WaitingQuestion } from './waiting-question.tsx';
import { words as jobListWords } from './words.ja.ts';

export function JobList({ note }: { note: ReactNode }) {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const titleOf = useTitleOf();
  const list = useContentList<ListedJob>({
    key: listJobs.id,
    route: '/company/contents/job',
    all: '0',
    read: readJobs,
  });
  const change = useJobStatus();
  const daysLeft = ({ recruitmentStatus, common: { deadline } }: ListedJob) =>
    (recruitmentStatus === 1 || recruitmentStatus === 4) &&
    deadline !== null &&
    t('daysLeft', { count: daysBetween(today(), deadline) });
  const jobTitle = ({ jp, en }: ListedJob) =>
    titleOf({ jp: jp?.position ?? null, en: en?.position ?? null });
  return (
    <ContentList
      heading={t('heading')}
      intro={t('intro')}
      create={
        <LinkButton to="/company/contents/job/$id" params={{ id: 'new' }} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      statuses={optionsOf(jobStatusFilters)}
      list={list}
      icon={<BriefcaseBusiness />}
      empty={{ heading: t('none'), text: t('noneText') }}
      note={note}
      after={
        <>
          <LentJobs />
          <WaitingQuestion
            waiting={
              change.closed && {
                jobId: change.closed.job.id,
                title: jobTitle(change.closed.job),
                count: change.closed.waiting,
              }
            }
            onClose={change.leaveWaiting}
          />
        </>
      }
    >
      {(rows) => (
        <Table
          caption={t('heading')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              heading: t('position'),
              namesRow: true,
              renderCell: (job) => (
                <TitleCell
                  pictures={list.picturesOf(job.jp?.coverImage ?? job.en?.coverImage)}
                  icon={<BriefcaseBusiness />}
                  hasChanges={job.hasChanges}
                  isPublished={job.recruitmentStatus !== 3}
                  inCharge={job.inCharge}
                  note={[
                    nameOf(jobTypes, job.jp?.recruitmentType ?? job.en?.recruitmentType ?? null),
                    nameOf(employmentTypes, job.common.employmentType),
                    job.common.applyPage === 'external' && t('external'),
                    job.sharedWith > 0 && t('sharedWith', { count: job.sharedWith }),
                    daysLeft(job),
                  ]
                    .filter(Boolean)
                    .join(' ・ ')}
                >
                  <Link
                    to="/company/contents/job/$id"
                    params={{ id: job.id }}
                    className="rounded-small text-ai hover:underline"
                  >
                    {jobTitle(job)}
                  </Link>
                </TitleCell>
              ),
            },
            {
              key: 'languages',
              heading: common('column.languages'),
              renderCell: (job) => <LanguageMarks content={job} />,
            },
            {
              key: 'status',
              heading: common('column.status'),
              renderCell: (job) => <JobStatus job={job} title={jobTitle(job)} change={change} />,
            },
            {
              key: 'applicants',
              heading: t('applicants.heading'),
              renderCell: (job) => <JobApplicants job={job} />,
            },
            {
              key: 'updated',
              heading: common('column.updated'),
              renderCell: ({ updatedAt }) => <UpdatedCell at={updatedAt} />,
            },
            {
              key: 'actions',
              heading: common('column.actions'),
              hideHeading: true,
              align: 'end',
              renderCell: (job) => <JobMenu job={job} title={jobTitle(job)} />,
            },
          ]}
        />
      )}
    </ContentList>
  );
}
