import { applicationLimits } from '@engawa/contract/applications/limits';
import { found } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { openThread } from '../../messages/public.ts';
import { notifyOfApplication } from '../notify/notify-company.ts';
import { mailReceipt } from '../notify/notify-student.ts';
import { insertSnapshot } from '../snapshot/snapshot.repo.ts';
import type { Snapshot } from '../snapshot/snapshot.rules.ts';
import { addSteps, insertApplication } from './applications.repo.ts';
import type { OpenJob } from './open-job.ts';
import type { Sendable } from './sendable.ts';

export interface SendingCall {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  origin: string;
}

interface Sent {
  studentId: string;
  job: OpenJob;
  sendable: Sendable;
  files: readonly string[];
  documents: Snapshot['documents'];
  message: string | null;
}

const hourMs = 60 * 60 * 1000;
export const firstNudge = (now: Date): Date =>
  new Date(now.getTime() + applicationLimits.nudgeHours[0] * hourMs);

/** Writes an application with snapshot, steps and notifications; the caller has checked it. */
export async function sendApplication(call: SendingCall, sent: Sent): Promise<string> {
  const { tx, now } = call;
  const { studentId, job, sendable, documents, message } = sent;
  const known = new Set(sendable.files.map(({ id }) => id));
  found(sent.files.every((id) => known.has(id)) || undefined);
  const id = await insertApplication(tx, {
    ...rowOf(job, studentId),
    way: 'here',
    status: 'new',
    status_at: now,
    applied_at: now,
    nudge_at: firstNudge(now),
  });
  const { studentProfile, email, phone } = sendable.sent;
  const { pictures: _, ...profile } = studentProfile;
  const { pictureId } = sendable;
  await insertSnapshot(tx, {
    applicationId: id,
    companyId: job.companyId,
    snapshot: {
      studentProfile: profile,
      email,
      phone,
      message,
      files: [...sent.files],
      documents,
      pictureId,
    },
  });
  await addSteps(tx, [{ id, companyId: job.companyId, kind: 'applied', at: now }]);
  await openThread(tx, { student: studentId, company: job.companyId }, now);
  await notifyOfApplication(call, id);
  await mailReceipt(call, id, 'here');
  return id;
}

export const rowOf = (job: OpenJob, studentId: string) => ({
  company_id: job.companyId,
  job_id: job.id,
  title_jp: job.title.jp,
  title_en: job.title.en,
  student_id: studentId,
  lent_by: job.lentBy?.id ?? null,
});
