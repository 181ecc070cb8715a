import { slotLimits } from '@engawa/contract/slots/limits';

type Side = 'student' | 'company';

export interface Offer {
  state: 'offered' | 'picked' | 'others_asked' | 'called_off';
  /** Null until a time is picked. */
  startsAt: Date | null;
  endsAt: Date | null;
  times: readonly { startsAt: string | Date }[];
  /** How often it was changed, by either side. */
  changes: number;
}

/** The company moved the appointment to a time that it had not offered. */
export const isMovedAway = ({
  state,
  startsAt,
  times,
}: Pick<Offer, 'state' | 'startsAt' | 'times'>): boolean =>
  state === 'picked' && !times.some((time) => isSame(time.startsAt, startsAt));

const isSame = (one: string | Date, other: Date | null): boolean =>
  other !== null && new Date(one).getTime() === other.getTime();

export type Act =
  | { what: 'pick'; startsAt: Date; minutes: number }
  | { what: 'askForOthers' }
  | { what: 'move'; startsAt: Date; minutes: number }
  | { what: 'callOff' };

type Fault =
  | 'slots_answered'
  | 'slots_called_off'
  | 'slot_not_picked'
  | 'slot_past'
  | 'slot_moved_often'
  | 'slot_too_far';

type Outcome = { offer: Omit<Offer, 'times' | 'changes'> } | { fault: Fault };

const hour = 60 * 60 * 1000;
const endOf = ({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** Why this time cannot be agreed on; undefined if it can. */
export function timeFault(startsAt: Date, now: Date): 'slot_past' | 'slot_too_far' | undefined {
  if (startsAt <= now) return 'slot_past';
  const latest = now.getTime() + slotLimits.days * 24 * hour;
  return startsAt.getTime() > latest ? 'slot_too_far' : undefined;
}

export function act(offer: Offer, side: Side, doing: Act, now: Date): Outcome {
  const fault = faultOf(offer, side, doing, now);
  if (fault) return { fault };
  if (doing.what === 'askForOthers') return { offer: { ...offer, state: 'others_asked' } };
  if (doing.what === 'callOff') return { offer: { ...offer, state: 'called_off' } };
  return { offer: { state: 'picked', startsAt: doing.startsAt, endsAt: endOf(doing) } };
}

function faultOf(offer: Offer, side: Side, doing: Act, now: Date): Fault | undefined {
  const { state, startsAt, endsAt } = offer;
  if (state === 'called_off') return 'slots_called_off';
  if (state === 'picked' && endsAt !== null && endsAt <= now) return 'slot_past';
  if (doing.what === 'pick') {
    if (state === 'others_asked' || isMovedAway(offer)) return 'slots_answered';
    if (state === 'picked' && isSame(doing.startsAt, startsAt)) return 'slots_answered';
    if (offer.changes >= slotLimits.changes) return 'slot_moved_often';
    return timeFault(doing.startsAt, now) ? 'slot_past' : undefined;
  }
  if (doing.what === 'askForOthers') {
    return state === 'others_asked' ? 'slots_answered' : undefined;
  }
  if (state === 'picked') {
    return doing.what === 'move' ? timeFault(doing.startsAt, now) : undefined;
  }
  if (doing.what === 'move' || side === 'student') return 'slot_not_picked';
  return state === 'offered' ? undefined : 'slots_answered';
}

export function nextReminder(startsAt: Date, now: Date): Date | null {
  const times = slotLimits.remindHours.map((hours) => new Date(startsAt.getTime() - hours * hour));
  return times.filter((at) => at > now).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
