import { schoolsIn } from '@engawa/contract/profile/schools';
import { residenceForCompany } from '@engawa/contract/residence/for-company';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import type { showStudentToCompany as endpoint } from '@engawa/contract/student-pages/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { matchOfView } from '../../matches/public.ts';
import { spendReading } from '../../reach/public.ts';
import { readChosen } from '../read-chosen.ts';
import { readHistory } from '../read-history.ts';
import { findView } from '../read-view.ts';

export interface StudentPageServices {
  commands: Db;
  limits: CallLimits;
}

export const showStudent =
  ({ commands, limits }: StudentPageServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, query, now, language }) => {
    const pair = { student: params.id, company: actor.companyId };
    const recruiting = actor.level !== 3;
    const day = todayInJapan(now);
    const view = await findView(db, { ...pair, day, recruiting });
    const { wishes, job } = await readChosen(db, {
      companyId: pair.company,
      job: query.job,
      setting: query.setting,
      recruiting,
      day,
    });
    await spendReading(limits, actor, 1);
    const [studentProfile, history] = await Promise.all([
      view.read(),
      readHistory(db, { ...pair, now, language, recruiting }),
    ]);
    // Stored before the response: the student must learn of every view.
    await view.keep(commands);
    const stay = {
      status: studentProfile.residenceStatus,
      graduation: studentProfile.education.university?.graduation ?? null,
      schools: schoolsIn(studentProfile.education),
    };
    return {
      studentProfile,
      history,
      match: wishes ? matchOfView(studentProfile, wishes, day) : null,
      residence: job
        ? { jobId: job.id, ...residenceForCompany(stay, jobForResidence(job.published), day) }
        : null,
    };
  };
