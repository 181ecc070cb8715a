import { slotLimits } from '@engawa/contract/slots/limits';

type Side = 'student' | 'company';

export interface Offer {
  state: 'offered' | 'picked' | 'others_asked' | 'called_off';
  /** Null until a time is picked. */
  startsAt: Date | null;
  endsAt: Date | null;
}

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
  | 'slot_too_far';

type Outcome = { offer: Offer } | { fault: Fault };

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
  const { state, endsAt } = offer;
  if (state === 'called_off') return 'slots_called_off';
  if (doing.what === 'pick' || doing.what === 'askForOthers') {
    if (state !== 'offered') return 'slots_answered';
    return doing.what === 'pick' && timeFault(doing.startsAt, now) ? 'slot_past' : undefined;
  }
  if (state === 'picked') {
    if (endsAt !== null && endsAt <= now) return 'slot_past';
    return doing.what === 'move' ? timeFault(doing.startsAt, now) : undefined;
  }
  if (doing.what === 'move' || side === 'student') return 'slot_not_picked';
  return state === 'offered' ? undefined : 'slots_answered';
}

export function nextReminder(startsAt: Date, now: Date): Date | null {
  const times = slotLimits.remindHours.map((hours) => new Date(startsAt.getTime() - hours * hour));
  return times.filter((at) => at > now).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
