import type { applyExternally as endpoint } from '@engawa/contract/applications/student';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import type { ApplicationServices } from '../application-services.ts';
import { readOwn } from '../own/read-own.ts';
import { findOwn } from '../sending/applications.repo.ts';
import { confirmExternal, openExternal } from '../sending/external.ts';

export const applyExternally =
  ({ origin }: ApplicationServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, concerns } = call;
    const me = actor.accountId;
    await lockStudentAlone(tx, me);
    const before = await findOwn(tx, me, body.jobId);
    if (before?.appliedAt) refuse('already_applied');
    const steps = { ...call, origin };
    const done =
      body.act === 'open'
        ? await openExternal(steps, before)
        : await confirmExternal(steps, before);
    concerns(done.id);
    return { application: await readOwn(tx, me, done.id), applyUrl: done.applyUrl };
  };
