import { presentHeadings } from '../jobs.present.ts';
import type { LentRow, ShareRow } from './shares.repo.ts';

export const presentCompany = (row: {
  id: string;
  name_jp: string | null;
  name_en: string | null;
}) => ({ id: row.id, name: { jp: row.name_jp, en: row.name_en } });

export const presentShare = ({ companyId, ...row }: ShareRow) => ({
  id: row.id,
  company: presentCompany({ ...row, id: companyId }),
  sharedAt: row.sharedAt.toISOString(),
});

export const presentLent = ({ companyId, ...row }: LentRow) => ({
  shareId: row.id,
  owner: presentCompany({ ...row, id: companyId }),
  sharedAt: row.sharedAt.toISOString(),
  shown: row.shownAt !== null,
  companyJobId: row.jobId,
  ...presentHeadings(row.published),
});
