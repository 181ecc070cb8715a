import { presentHeadings } from '../jobs.present.ts';
import type { ShownJobRow } from './shown-jobs.repo.ts';

/** A job as a student sees it in a list; `owner` where it is another company's than whose list it is. */
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
