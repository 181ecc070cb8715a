import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';

/**
 * What a change of status does besides. Only what is a draft is published by it: an open, limited
 * or closed job is shown as it was published, whatever is being written meanwhile.
 */
export type StatusStep = 'nothing' | 'publish' | 'check again' | 'show' | 'hide' | 'refuse';

const steps: Record<JobStatusId, Record<JobStatusId, StatusStep>> = {
  1: { 1: 'nothing', 2: 'hide', 3: 'hide', 4: 'show' },
  2: { 1: 'check again', 2: 'nothing', 3: 'hide', 4: 'check again' },
  3: { 1: 'publish', 2: 'refuse', 3: 'nothing', 4: 'publish' },
  4: { 1: 'show', 2: 'hide', 3: 'hide', 4: 'nothing' },
};

export const stepBetween = (from: JobStatusId, to: JobStatusId): StatusStep => steps[from][to];

/** The statuses in which somebody can see it; the plan counts these. */
export const openStatuses: readonly JobStatusId[] = [1, 4];
export const isOpen = (status: JobStatusId): boolean => openStatuses.includes(status);
