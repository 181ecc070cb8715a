import type { countDiscovered as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { readProfile } from '../../profile/public.ts';
import { applicableTo } from '../search/applicable.rules.ts';
import { countHidden } from '../search/count-hidden.ts';
import { countCompanies } from '../search/find-companies.ts';
import { countJobs } from '../search/find-jobs.ts';

export const countFound =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query, now }) => {
    const engines = { db, indexes };
    const [student, today] = [actor.accountId, todayInJapan(now)];
    const profile = await readProfile(db, student);
    const residenceDeclared = profile.residence.status !== null;
    if (!query.canApply) {
      const seeker = { student, today };
      const [jobs, companies] = await Promise.all([
        countJobs(engines, seeker, query),
        countCompanies(engines, seeker, query),
      ]);
      return { jobs, companies, hidden: [], residenceDeclared };
    }
    const seeker = { student, today, applicable: applicableTo(profile, today) };
    const [jobs, companies, hidden] = await Promise.all([
      countJobs(engines, seeker, query),
      countCompanies(engines, seeker, query),
      countHidden(engines, seeker, query),
    ]);
    return { jobs, companies, hidden, residenceDeclared };
  };
