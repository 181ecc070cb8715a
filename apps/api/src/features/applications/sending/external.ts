import type { applyExternally as endpoint } from '@engawa/contract/applications/student';
import type { BodyOf } from '@engawa/contract/endpoint';
import type { Language } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { openThread } from '../../messages/public.ts';
import { act } from '../application.rules.ts';
import { notifyOfApplication } from '../notify/notify-company.ts';
import { mailReceipt } from '../notify/notify-student.ts';
import { addSteps, type findOwn, insertApplication, setExternal } from './applications.repo.ts';
import { lockOpenJob } from './open-job.ts';
import { refuseTooMany, refuseUnready } from './refuse-unready.ts';
import { rowOf, type SendingCall } from './send-application.ts';
import { readSendable } from './sendable.ts';

interface ExternalCall extends SendingCall {
  actor: { accountId: string };
  body: BodyOf<typeof endpoint>;
  language: Language;
}

type Before = Awaited<ReturnType<typeof findOwn>>;

const askAfterMs = 24 * 60 * 60 * 1000;

/** The student opens the company's own page; a reminder a day later asks whether they applied. */
export async function openExternal(call: ExternalCall, before: Before) {
  const { tx, actor, body, now, language } = call;
  const me = actor.accountId;
  const job = await lockOpenJob(tx, me, { jobId: body.jobId, via: body.via, now });
  if (job.applyPage !== 'external') refuse('apply_here');
  refuseUnready(await readSendable(tx, me, job, now), body, language);
  const nudgeAt = new Date(now.getTime() + askAfterMs);
  if (before) {
    if (before.status === 'withdrawn') {
      await setExternal(tx, before.id, { preAppliedAt: now, nudgeAt, now });
    }
    return { id: before.id, applyUrl: job.applyUrl };
  }
  await refuseTooMany(tx, me, now);
  const id = await insertApplication(tx, {
    ...rowOf(job, me),
    way: 'external',
    status: 'new',
    status_at: now,
    pre_applied_at: now,
    nudge_at: nudgeAt,
  });
  await addSteps(tx, [{ id, companyId: job.companyId, kind: 'pre-applied', at: now }]);
  return { id, applyUrl: job.applyUrl };
}

/** The student confirms having applied there; allowed even if the job has closed meanwhile. */
export async function confirmExternal(call: ExternalCall, before: Before) {
  const { tx, actor, now } = call;
  if (before?.way !== 'external') refuse('not_pre_applied');
  const outcome = act({ status: before.status, applied: false, planned: null }, 'confirm');
  if ('fault' in outcome) refuse('not_pre_applied');
  const { id, companyId } = before;
  await setExternal(tx, id, { appliedAt: now, nudgeAt: null, now });
  await addSteps(tx, [{ id, companyId, kind: 'applied', at: now }]);
  await openThread(tx, { student: actor.accountId, company: companyId }, now);
  await notifyOfApplication(call, id);
  await mailReceipt(call, id, 'external');
  return { id, applyUrl: null };
}
