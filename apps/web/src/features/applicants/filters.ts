import type { ApplicationStatus } from '@engawa/contract/applications/schemas';

export interface ApplicantFilters {
  job: string;
  label: string;
  assignee: string;
  status: string;
  word: string;
}

/** In the order that an application passes through. */
export const statuses: readonly ApplicationStatus[] = [
  'new',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
];

const statusOf = (status: string): ApplicationStatus | undefined =>
  statuses.find((one) => one === status);

const common = ({ job, label, assignee, word }: ApplicantFilters) => ({
  ...(job && { job }),
  ...(label && { label }),
  ...(assignee && { assignee }),
  ...(word && { word }),
});

export function narrowed(filters: ApplicantFilters) {
  const status = filters.status === 'waiting' ? ('waiting' as const) : statusOf(filters.status);
  return { ...common(filters), ...(status && { status }) };
}

export function narrowedExternal(filters: ApplicantFilters) {
  const { status } = filters;
  const wanted = status === 'pre-applied' ? ('pre-applied' as const) : statusOf(status);
  return { ...common(filters), ...(wanted && { status: wanted }) };
}
