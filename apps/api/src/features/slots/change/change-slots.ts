import { slotLimits } from '@engawa/contract/slots/limits';
import { found, refuse } from '@engawa/platform/errors/refusal';
import {
  lockThread,
  type MessageServices,
  partyOf,
  readMessage,
  refuseIfClosed,
  type SendCall,
  signalThread,
} from '../../messages/public.ts';
import { notifyOfSlot, type SlotNews } from '../notify-of-slot.ts';
import { type Act, act, nextReminder } from '../slot.rules.ts';
import { fitInterviewers } from './fit-interviewers.ts';
import { isTaken, lockCalendars, putInterviewers } from './interviewers.repo.ts';
import { findOffer, type OfferRow, writeOffer } from './offers.repo.ts';

export interface SlotServices extends MessageServices {
  origin: string;
}

export interface SlotChange {
  id: string;
  /** Chooses the act from the locked offer. */
  doing(offer: OfferRow): Act;
  also?: Partial<Pick<OfferRow, 'minutes' | 'place' | 'link' | 'reason'>>;
  /** Without them the interviewers stay as they are. */
  interviewerIds?: readonly string[] | undefined;
  /** What the other side reads; `before` is the offer as it was. */
  news(before: OfferRow): Pick<SlotNews, 'what' | 'by'>;
}

/** Applies an act of one side to an offer and notifies the other. */
export async function changeSlots(call: SendCall, services: SlotServices, change: SlotChange) {
  const { tx, now, concerns } = call;
  const party = partyOf(call.actor);
  const { threadId } = found(await findOffer(tx, change.id));
  const thread = found(await lockThread(tx, party, threadId));
  // Read again under the lock, since it may have changed.
  const offer = found(await findOffer(tx, change.id));
  const doing = change.doing(offer);
  if (doing.what !== 'callOff') await refuseIfClosed(tx, party, threadId);
  const outcome = act(offer, party.side, doing, now);
  if ('fault' in outcome) refuse(outcome.fault, { details: { days: slotLimits.days } });
  const { state, startsAt, endsAt } = outcome.offer;
  if (change.interviewerIds) {
    const known = offer.interviewers.map(({ id }) => id);
    const accountIds = change.interviewerIds;
    await putInterviewers(tx, offer, await fitInterviewers(tx, { threadId, accountIds, known }));
  }
  if (state === 'picked' && startsAt && endsAt) {
    const held = found(await findOffer(tx, offer.id));
    await takeTime(call, held, { startsAt, endsAt });
  }
  await writeOffer(tx, offer.id, {
    ...change.also,
    state,
    startsAt,
    endsAt,
    remindAt: state === 'picked' && startsAt ? nextReminder(startsAt, now) : null,
    ...(state === 'picked' && { agreedAt: now }),
    calledOffBy: state === 'called_off' ? party.side : null,
  });
  concerns(offer.id);
  await signalThread(call, thread);
  const changed = found(await findOffer(tx, offer.id));
  const context = { ...call, origin: services.origin };
  await notifyOfSlot(context, changed, { ...change.news(offer), before: offer });
  const reading = { db: tx, party, now, slotsOf: services.slotsOf };
  return { written: await readMessage(reading, offer) };
}

async function takeTime(
  { tx }: SendCall,
  offer: OfferRow,
  time: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const { interviewers, recruiterId } = offer;
  const holders = (
    interviewers.length > 0 ? interviewers.map(({ id }) => id) : [recruiterId ?? []]
  ).flat();
  await lockCalendars(tx, holders);
  const { taken } = await tx
    .selectNoFrom(isTaken({ offer, holders, ...time }).as('taken'))
    .executeTakeFirstOrThrow();
  if (taken) refuse('slot_taken');
}
