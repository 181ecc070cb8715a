import { expect, test } from 'vitest';
import { act, nextReminder, type Offer } from './slot.rules.ts';

const now = new Date('2026-06-01T00:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const appointment = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });

const times = [24, 48].map((hours) => ({ startsAt: inHours(hours) }));
const none = { startsAt: null, endsAt: null, times, changes: 0 };
const offers = {
  offered: { state: 'offered', ...none },
  picked: { state: 'picked', ...appointment(48), times, changes: 1 },
  movedAway: { state: 'picked', ...appointment(50), times, changes: 2 },
  movedOften: { state: 'picked', ...appointment(48), times, changes: 6 },
  over: { state: 'picked', ...appointment(-2), times, changes: 1 },
  others: { state: 'others_asked', ...none },
  off: { state: 'called_off', ...none },
} as const satisfies Record<string, Offer>;

const at = (hours: number) => ({ startsAt: inHours(hours), minutes: 60 });
const acts = {
  pick: ['student', { what: 'pick', ...at(24) }],
  pickAgain: ['student', { what: 'pick', ...at(48) }],
  pickPast: ['student', { what: 'pick', ...at(0) }],
  others: ['student', { what: 'askForOthers' }],
  move: ['company', { what: 'move', ...at(72) }],
  moveToPast: ['company', { what: 'move', ...at(-1) }],
  moveTooFar: ['company', { what: 'move', ...at(24 * 200) }],
  callOff: ['company', { what: 'callOff' }],
  studentCallsOff: ['student', { what: 'callOff' }],
} as const;

/** Expected result of each act on each offer: a state or a fault. */
const table: Record<
  keyof typeof acts,
  Record<Exclude<keyof typeof offers, 'movedOften'>, string>
> = {
  pick: row('picked', 'picked', 'slots_answered', 'slot_past', 'slots_answered'),
  pickAgain: row('picked', 'slots_answered', 'slots_answered', 'slot_past', 'slots_answered'),
  pickPast: row('slot_past', 'slot_past', 'slots_answered', 'slot_past', 'slots_answered'),
  others: row('others_asked', 'others_asked', 'others_asked', 'slot_past', 'slots_answered'),
  move: row('slot_not_picked', 'picked', 'picked', 'slot_past', 'slot_not_picked'),
  moveToPast: row('slot_not_picked', 'slot_past', 'slot_past', 'slot_past', 'slot_not_picked'),
  moveTooFar: row(
    'slot_not_picked',
    'slot_too_far',
    'slot_too_far',
    'slot_past',
    'slot_not_picked',
  ),
  callOff: row('called_off', 'called_off', 'called_off', 'slot_past', 'slots_answered'),
  studentCallsOff: row(
    'slot_not_picked',
    'called_off',
    'called_off',
    'slot_past',
    'slot_not_picked',
  ),
};

function row(offered: string, picked: string, movedAway: string, over: string, others: string) {
  return { offered, picked, movedAway, over, others, off: 'slots_called_off' };
}

const rows = Object.entries(table).flatMap(([name, of]) =>
  Object.entries(of).map(([offer, outcome]) => ({ name, offer, outcome })),
);

test.each(rows)('$name on $offer: $outcome', ({ name, offer, outcome }) => {
  const [side, doing] = acts[name as keyof typeof acts];
  const result = act(offers[offer as keyof typeof offers], side, doing, now);
  expect('fault' in result ? result.fault : result.offer.state).toBe(outcome);
});

test.each([
  [48, 24],
  [24, 23],
  [2, 1],
  [1, null],
  [-1, null],
])('%i hours before, the next reminder is in %s hours', (hours, reminded) => {
  expect(nextReminder(inHours(hours), now)).toEqual(reminded === null ? null : inHours(reminded));
});

test('the student moves an appointment until it has been changed six times', () => {
  const { movedOften } = offers;
  const [side, doing] = acts.pick;
  expect(act(movedOften, side, doing, now)).toEqual({ fault: 'slot_moved_often' });
  const [company, move] = acts.move;
  expect(act(movedOften, company, move, now)).toMatchObject({ offer: { state: 'picked' } });
});
