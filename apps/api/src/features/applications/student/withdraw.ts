import type { withdrawApplication as endpoint } from '@engawa/contract/applications/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { callOffIfParted } from '../../slots/public.ts';
import { standingOf } from '../applicants/change-all.ts';
import { act } from '../application.rules.ts';
import type { ApplicationServices } from '../application-services.ts';
import { notifyOfWithdrawal } from '../notify/notify-company.ts';
import { writeIntoThread } from '../notify/write-into-thread.ts';
import { lockOwn } from '../own/own.repo.ts';
import { readOwn } from '../own/read-own.ts';
import { withdrawApplications } from '../own/withdraw-applications.ts';

export const withdraw =
  (services: ApplicationServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, concerns } = call;
    const me = actor.accountId;
    await lockStudent(tx, me);
    const row = found(await lockOwn(tx, me, body.id));
    concerns(row.id);
    const outcome = act(standingOf(row), 'withdraw');
    if ('fault' in outcome) refuse(outcome.fault);
    // Before the withdrawal, which closes the thread.
    if (body.text) {
      const party = { side: 'student', id: me, accountId: me } as const;
      const to = { student: me, company: row.companyId };
      await writeIntoThread(call, to, { party, text: body.text });
    }
    await withdrawApplications({ ...call, ...services }, [row]);
    if (row.appliedAt) {
      await notifyOfWithdrawal(call, row.id);
      const pair = { student: me, company: row.companyId };
      await callOffIfParted({ ...call, ...services }, pair, 'student');
    }
    return { application: await readOwn(tx, me, row.id) };
  };
