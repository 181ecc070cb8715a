import { residenceForCompany } from '@engawa/contract/residence/for-company';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import type { showStudentToCompany as endpoint } from '@engawa/contract/student-pages/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { isProfileViewKept, keepProfileView } from '../../analytics/public.ts';
import { matchOfView } from '../../matches/public.ts';
import { findProfile, presentForCompany } from '../../profile/public.ts';
import { spendReading } from '../../reach/public.ts';
import { mayOpen } from '../may-open.repo.ts';
import { readChosen } from '../read-chosen.ts';
import { readHistory } from '../read-history.ts';

export interface StudentPageServices {
  commands: Db;
  limits: CallLimits;
}

export const showStudent =
  ({ commands, limits }: StudentPageServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, query, now, language }) => {
    const pair = { student: params.id, company: actor.companyId };
    const applicantsOnly = actor.level === 3;
    const day = todayInJapan(now);
    const view = { studentId: pair.student, companyId: pair.company, day };
    const [isOpen, isKept] = await Promise.all([
      mayOpen(db, { ...pair, applicantsOnly }),
      isProfileViewKept(db, view),
    ]);
    found(isOpen || undefined);
    const { wishes, job } = await readChosen(db, {
      companyId: pair.company,
      job: query.job,
      setting: query.setting,
      recruiting: !applicantsOnly,
      day,
    });
    await spendReading(limits, actor, 1);
    const [[row], history] = await Promise.all([
      findProfile(db, { id: pair.student }),
      readHistory(db, { ...pair, now, language, recruiting: !applicantsOnly }),
    ]);
    const studentProfile = presentForCompany(found(row));
    // Before anything is shown: what the student is told of must have been kept.
    if (!isKept) await keepProfileView(commands, view);
    const stay = {
      status: studentProfile.residenceStatus,
      graduation: studentProfile.education.university?.graduation ?? null,
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
