import { showJob } from '@engawa/contract/jobs/company';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { call } from '../../../shared/api/call.ts';
import { type StoredContent, unsavedContent } from '../frame/form/content-types.ts';
import { jobForm } from './job-values.ts';

export interface OpenedJob {
  stored: StoredContent<JobDocument>;
  status: JobStatusId;
}

const draft: JobStatusId = 3;

/** A new posting has no category yet: the editor proposes one from the title. */
const withoutCategory = ({ jp, en, common }: JobDocument): JobDocument => ({
  jp: jp && { ...jp, jobCategoryId: null },
  en: en && { ...en, jobCategoryId: null },
  common,
});

const unopenedJob: OpenedJob = {
  stored: unsavedContent(withoutCategory(jobForm.blank)),
  status: draft,
};

async function readJob(id: string): Promise<OpenedJob> {
  const { job } = await call(showJob, { query: { company_job_id: id } });
  return { stored: job, status: job.recruitmentStatus };
}

export const openJob = (id: string): Promise<OpenedJob> =>
  id === 'new' ? Promise.resolve(unopenedJob) : readJob(id);
