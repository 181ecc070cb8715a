import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Notifying } from '../../notifications/public.ts';
import { setStatus } from '../applicants/write.repo.ts';
import { notifyOfProgress } from '../notify/notify-student.ts';
import { addSteps } from '../sending/applications.repo.ts';

interface Call extends Notifying {
  actor: CompanyActor;
}

/** Starts the selection of locked new applications; their students are notified. */
export async function start(call: Call, ids: readonly string[]): Promise<void> {
  const { tx, actor, now } = call;
  const { companyId, accountId } = actor;
  await setStatus(tx, companyId, ids, { status: 'in-progress', now });
  const step = { companyId, kind: 'in-progress', at: now, by: accountId } as const;
  await addSteps(
    tx,
    ids.map((id) => ({ ...step, id })),
  );
  for (const id of ids) await notifyOfProgress(call, id);
}
