import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { findThreadOf, type Side } from '../../messages/public.ts';
import { mayCompanyWrite } from '../../reach/public.ts';
import { notifyOfSlot } from '../notify-of-slot.ts';
import { listOpenOffers, writeOffer } from './offers.repo.ts';

interface Ending {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  origin: string;
}

/** Cancels open appointments and offers when a connection or application ends. */
export async function callOffOpen(
  ending: Ending,
  pair: { student: string; company: string },
  by: Side,
): Promise<void> {
  const { tx, now } = ending;
  const thread = await findThreadOf(tx, pair);
  if (!thread) return;
  for (const offer of await listOpenOffers(tx, thread.id, now)) {
    const { startsAt, endsAt } = offer;
    const change = { state: 'called_off', startsAt, endsAt, remindAt: null } as const;
    await writeOffer(tx, offer.id, { ...change, calledOffBy: by });
    const changed = { ...offer, state: 'called_off' as const, changes: offer.changes + 1 };
    await notifyOfSlot(ending, changed, { what: 'calledOff', by });
  }
}

/** After an application ended: cancels appointments unless the company may still write. */
export async function callOffIfParted(
  ending: Ending,
  pair: { student: string; company: string },
  by: Side,
): Promise<void> {
  if (!(await mayCompanyWrite(ending.tx, pair))) await callOffOpen(ending, pair, by);
}
