import { perWritten, readDocument } from '../contents/public.ts';
import { smallestPicture } from '../files/public.ts';
import type { SavedCompanyRow, SavedJobRow } from './saved-lists.repo.ts';

const presentCompany = (row: SavedJobRow | SavedCompanyRow) => ({
  companyId: row.companyId,
  companyName: { jp: row.name_jp, en: row.name_en },
  verified: row.verifiedAt !== null,
  logoUrl: smallestPicture(row.logo),
  savedAt: row.savedAt.toISOString(),
});

/** Empty for a job that is a draft and was never published. */
export function presentSavedJob(row: SavedJobRow) {
  const job = readDocument('job')(row.published);
  if (job === null) return [];
  return [
    {
      jobId: row.id,
      ...presentCompany(row),
      open: row.open === true,
      ...perWritten('job', job, (words) => words),
      common: job.common,
    },
  ];
}

export function presentSavedCompany(row: SavedCompanyRow) {
  const general = readDocument('general')(row.general);
  const words = general?.jp ?? general?.en;
  return { ...presentCompany(row), industry: words?.industry ?? null, openJobs: row.openJobs };
}
