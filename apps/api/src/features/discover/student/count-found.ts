import type { countDiscovered as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { countCompanies } from '../search/find-companies.ts';
import { countJobs } from '../search/find-jobs.ts';

export const countFound =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query, now }) => {
    const seeker = { student: actor.accountId, today: todayInJapan(now) };
    const jobs = await countJobs({ db, indexes }, seeker, query);
    return { jobs, companies: await countCompanies({ db, indexes }, seeker, query) };
  };
