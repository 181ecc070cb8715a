import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';

/** Only opening a draft publishes; other statuses keep showing their published copy. */
export type StatusStep = 'nothing' | 'publish' | 'check again' | 'show' | 'hide' | 'refuse';

const steps: Record<JobStatusId, Record<JobStatusId, StatusStep>> = {
  1: { 1: 'nothing', 2: 'hide', 3: 'hide', 4: 'show' },
  2: { 1: 'check again', 2: 'nothing', 3: 'hide', 4: 'check again' },
  3: { 1: 'publish', 2: 'refuse', 3: 'nothing', 4: 'publish' },
  4: { 1: 'show', 2: 'hide', 3: 'hide', 4: 'nothing' },
};

export const stepBetween = (from: JobStatusId, to: JobStatusId): StatusStep => steps[from][to];

/** Statuses in which talent sees the job; they count against the plan. */
export const openStatuses: readonly JobStatusId[] = [1, 4];
export const isOpen = (status: JobStatusId): boolean => openStatuses.includes(status);
