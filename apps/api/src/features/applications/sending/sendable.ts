import { createHash } from 'node:crypto';
import { missingFor, missingItems } from '@engawa/contract/profile/completeness';
import { residentOf } from '@engawa/contract/residence/education/schools';
import { mayApply } from '@engawa/contract/residence/may-apply';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { findProfile, presentForCompany, presentProfile } from '../../profile/public.ts';
import type { OpenJob } from './open-job.ts';

export async function readSendable(db: Db, studentId: string, job: OpenJob, now: Date) {
  const row = found((await findProfile(db, { id: studentId }))[0]);
  const profile = presentProfile(row);
  const sent = {
    studentProfile: presentForCompany(row),
    email: row.email,
    phone: profile.basic.phone,
  };
  return {
    sent,
    pictureId: row.picture_id,
    files: row.files,
    missing: missingFor('apply', missingItems(profile)),
    residence: mayApply(residentOf(profile), jobForResidence(job.published), todayInJapan(now)),
    seen: createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 32),
  };
}

export type Sendable = Awaited<ReturnType<typeof readSendable>>;
