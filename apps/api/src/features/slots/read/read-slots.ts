import { slotLimits } from '@engawa/contract/slots/limits';
import type { SlotOffer, SlotState } from '@engawa/contract/slots/schemas';
import type { Db } from '../../../database.ts';
import { listOffers, type OfferRow } from '../change/offers.repo.ts';
import { isMovedAway } from '../slot.rules.ts';

export async function slotsOf(
  db: Db,
  messageIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SlotOffer>> {
  const rows = await listOffers(db, messageIds);
  return new Map(rows.map((row) => [row.messageId, presentOffer(row, now)]));
}

function presentOffer(row: OfferRow, now: Date): SlotOffer {
  const times = row.times.map(({ id, startsAt, taken }) => {
    const at = new Date(startsAt);
    const mayPick =
      row.state === 'offered' ||
      (row.state === 'picked' && !isMovedAway(row) && row.changes < slotLimits.changes);
    const isAgreed = at.getTime() === row.startsAt?.getTime();
    return { id, startsAt: at.toISOString(), open: mayPick && at > now && !taken && !isAgreed };
  });
  return {
    id: row.id,
    state: stateOf(row, now),
    minutes: row.minutes,
    place: row.place,
    link: row.link,
    interviewers: row.interviewers,
    times,
    startsAt: row.startsAt?.toISOString() ?? null,
    changes: row.changes,
    calledOffBy: row.calledOffBy,
    reason: row.reason,
  };
}

/** An offer expires when all of its times are past. */
function stateOf({ state, times }: OfferRow, now: Date): SlotState {
  const isPast = times.every(({ startsAt }) => new Date(startsAt) <= now);
  return state === 'offered' && isPast ? 'past' : state;
}
