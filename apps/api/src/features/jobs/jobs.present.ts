import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { type Language, say } from '@engawa/contract/language';
import { type JobStatusId, jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { perWritten } from '../contents/public.ts';
import type { ListedJobRow } from './jobs.repo.ts';

export const presentStatus = (status: JobStatusId, language: Language) => ({
  recruitmentStatus: status,
  recruitmentStatusLabel: say(jobStatuses.byId(status).name, language),
});

/** Leaves out languages without text. The reply's schema drops fields that lists do not show. */
export const presentHeadings = (job: JobDocument) => perWritten('job', job, (words) => words);

export function presentListed(row: ListedJobRow, language: Language) {
  return {
    id: row.id,
    companyJobId: row.id,
    ...presentStatus(row.status, language),
    updatedAt: row.changedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hasChanges: row.hasChanges,
    inCharge: row.inCharge,
    ...presentHeadings(row.draft),
    common: row.draft.common,
    sharedWith: row.sharedWith ?? 0,
  };
}

type Headings = ReturnType<typeof presentHeadings>;

export const coversOf = (headings: readonly Headings[]): string[] =>
  headings.flatMap(({ jp, en }) => [jp, en].flatMap((one) => one?.coverImage ?? []));
