import type { showJobToStudent as endpoint } from '@engawa/contract/company-pages/student';
import { residentOf } from '@engawa/contract/residence/education/schools';
import { mayApply } from '@engawa/contract/residence/may-apply';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import { termsOfProfile } from '@engawa/matching/terms/terms-of';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readResponseRate } from '../../applications/public.ts';
import { rareTerms } from '../../common-terms/public.ts';
import { findCompanyForStudent, readJobView } from '../../company-view/public.ts';
import { findGeneral } from '../../contents/public.ts';
import { findShownJob } from '../../jobs/public.ts';
import { matchOfJob } from '../../matches/public.ts';
import { readProfile } from '../../profile/public.ts';
import { hasSavedJob } from '../../saved/public.ts';

export const showJob: Handler<typeof endpoint> = async ({ db, actor, params, now }) => {
  const pair = { student: actor.accountId, company: params.id };
  const shownBy = found(await findCompanyForStudent(db, pair));
  const job = found(await findShownJob(db, pair, params.jobId));
  const [view, saved, profile, responseRate, general] = await Promise.all([
    readJobView(db, job.companyId, job.id, 'published'),
    hasSavedJob(db, pair.student, job.id),
    readProfile(db, pair.student),
    readResponseRate(db, job.companyId),
    findGeneral(db, job.companyId),
  ]);
  const terms = await rareTerms(db, termsOfProfile(profile));
  const today = todayInJapan(now);
  const published = { job: job.published, general: general?.published ?? null };
  return {
    ...view,
    saved,
    through:
      job.companyId === shownBy.id
        ? null
        : { id: shownBy.id, name: { jp: shownBy.name_jp, en: shownBy.name_en } },
    residence: mayApply(residentOf(profile), jobForResidence(job.published), today),
    match: matchOfJob(profile, published, { terms, today }),
    responseRate,
  };
};
