import { presentHeadings } from '../jobs.present.ts';
import type { ShownJobRow } from './shown-jobs.repo.ts';

/** A job in a student's list; `owner` is set if the list belongs to another company, a partner. */
export const presentShownJob = (row: ShownJobRow, owner: ShownJobRow | null) => ({
  companyJobId: row.id,
  owner: owner && {
    id: owner.companyId,
    name: { jp: owner.name_jp, en: owner.name_en },
    verified: owner.verifiedAt !== null,
  },
  limited: row.status === 4,
  ...presentHeadings(row.published),
  common: row.published.common,
});
