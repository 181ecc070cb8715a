import { connectLimits } from '@engawa/contract/connect/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import { listRecruiters } from '../../../people/recruiters.repo.ts';
import { findThreadOf, signalThread } from '../../messages/public.ts';
import { hasRoom, limitOf, lockPlan } from '../../plan/public.ts';
import { callOffOpen } from '../../slots/public.ts';
import { type Act, act, type Side } from '../connection.rules.ts';
import { lockConnection, type NamedJob, type Pair, writeConnection } from '../connections.repo.ts';
import { type Changing, notifyOfChange } from './notify-of-change.ts';
import { addSent, countSent } from './requests-sent.repo.ts';

export interface ConnectServices {
  origin: string;
}

export interface Change {
  pair: Pair;
  side: Side;
  what: Act;
  message?: string | null | undefined;
  recruiterId?: string;
  job?: NamedJob | undefined;
}

/** Applies an act of one side; the caller has checked the policy. */
export async function changeConnection(changing: Changing, change: Change): Promise<void> {
  const { tx, now } = changing;
  const { pair, side, what, message, job, recruiterId = null } = change;
  const before = (await lockConnection(tx, pair)) ?? null;
  const outcome = act(before, side, what, now);
  if ('fault' in outcome) refuse(outcome.fault, { details: { count: connectLimits.restDays } });
  const { connection } = outcome;
  if (connection.state === 'asked' && side === 'company')
    await spendRequest(changing, pair.company);
  await writeConnection(tx, pair, { ...connection, message: message ?? '', recruiterId, job });
  if (what === 'end') await callOffOpen(changing, pair, side);
  await notifyOfChange(changing, pair, { before, connection, message: message ?? '' });
  await signalBoth(changing, pair);
}

/** A request counts in the month it is sent, even if it is cancelled. */
async function spendRequest({ tx, now }: Changing, companyId: string): Promise<void> {
  const plan = await lockPlan(tx, companyId);
  if (!hasRoom(plan, 'connectRequestsPerMonth', await countSent(tx, companyId, now))) {
    const count = limitOf(plan, 'connectRequestsPerMonth') ?? 0;
    refuse('connect_requests_used_up', { details: { count } });
  }
  await addSent(tx, companyId, now);
}

/** Makes open tabs of both sides reload their connection and whether they may write. */
export async function signalBoth(
  { tx, outbox }: Pick<Changing, 'tx' | 'outbox'>,
  pair: Pair,
): Promise<void> {
  const handlers = await listRecruiters(tx, pair.company);
  outbox.signal({ accountId: pair.student, kind: 'connects', subject: pair.company });
  for (const accountId of handlers) {
    outbox.signal({ accountId, kind: 'connects', subject: pair.student });
  }
  const thread = await findThreadOf(tx, pair);
  if (thread) await signalThread({ tx, outbox }, { ...thread, studentId: pair.student });
}
