import type { ApplicationStatus } from '@engawa/contract/applications/schemas';

export interface ApplicantFilters {
  job: string;
  label: string;
  assignee: string;
  status: string;
  word: string;
  /** Of a column of the board. */
  stage?: string;
}

/** In the order that an application passes through. */
export const statuses: readonly ApplicationStatus[] = [
  'new',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
];

/** Several statuses at once. */
const groups = ['waiting', 'ended'] as const;

const statusOf = (status: string): ApplicationStatus | undefined =>
  statuses.find((one) => one === status);

const common = ({ job, label, assignee, word, stage }: ApplicantFilters) => ({
  ...(job && { job }),
  ...(label && { label }),
  ...(assignee && { assignee }),
  ...(word && { word }),
  ...(stage && { stage }),
});

export function narrowed(filters: ApplicantFilters) {
  const grouped = groups.find((one) => one === filters.status);
  const status = grouped ?? statusOf(filters.status);
  return { ...common(filters), ...(status && { status }) };
}

export function narrowedExternal(filters: ApplicantFilters) {
  const { status } = filters;
  const wanted = status === 'pre-applied' ? ('pre-applied' as const) : statusOf(status);
  return { ...common(filters), ...(wanted && { status: wanted }) };
}
