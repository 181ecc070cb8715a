import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Act, act, other, type Side, type Tie, tellsOfRequest, tieNow } from './tie.rules.ts';

const start = new Date('2026-04-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

const tie = (state: Tie['state'], askedBy: Side, changedBy: Side | null = askedBy): Tie => ({
  state,
  askedBy,
  changedBy,
  since: start,
});

describe('the student acts', () => {
  test.each<[Tie | null, Act, string]>([
    [null, 'ask', 'asked'],
    [null, 'accept', 'connect_request_gone'],
    [null, 'cancel', 'connect_request_gone'],
    [null, 'decline', 'connect_request_gone'],
    [null, 'end', 'not_connected'],
    [tie('asked', 'student'), 'ask', 'already_asked'],
    [tie('asked', 'student'), 'accept', 'connect_request_gone'],
    [tie('asked', 'student'), 'cancel', 'cancelled'],
    [tie('asked', 'student'), 'decline', 'connect_request_gone'],
    [tie('asked', 'company'), 'ask', 'connected'],
    [tie('asked', 'company'), 'accept', 'connected'],
    [tie('asked', 'company'), 'decline', 'declined'],
    [tie('asked', 'company'), 'cancel', 'connect_request_gone'],
    [tie('asked', 'company'), 'end', 'not_connected'],
    [tie('connected', 'company', 'student'), 'ask', 'already_connected'],
    [tie('connected', 'company', 'student'), 'cancel', 'already_connected'],
    [tie('connected', 'company', 'student'), 'end', 'ended'],
    [tie('declined', 'student', 'company'), 'ask', 'asked_lately'],
    [tie('declined', 'company', 'student'), 'ask', 'asked'],
    [tie('ended', 'student', 'company'), 'ask', 'asked_lately'],
    [tie('ended', 'company', 'student'), 'ask', 'asked'],
    [tie('cancelled', 'student'), 'ask', 'asked'],
    [tie('cancelled', 'company'), 'accept', 'connect_request_gone'],
    [tie('expired', 'student', null), 'ask', 'asked'],
  ])('%o, %s: %s', (before, what, outcome) => {
    const result = act(before, 'student', what, after(1));
    expect('tie' in result ? result.tie.state : result.fault).toBe(outcome);
  });
});

test('a request without an answer is over after fourteen days, seen or not', () => {
  const asked = tie('asked', 'company');
  expect(tieNow(asked, after(13.99))?.state).toBe('asked');
  expect(tieNow(asked, after(14))).toMatchObject({ state: 'expired', since: after(14) });
  expect(act(asked, 'student', 'accept', after(14))).toEqual({ fault: 'connect_request_gone' });
  expect(act(asked, 'student', 'ask', after(14))).toMatchObject({
    tie: { state: 'asked', askedBy: 'student' },
  });
});

test('whoever was declined may ask again after ninety days', () => {
  const declined = tie('declined', 'company', 'student');
  expect(act(declined, 'company', 'ask', after(89))).toEqual({ fault: 'asked_lately' });
  expect(act(declined, 'company', 'ask', after(90))).toMatchObject({ tie: { state: 'asked' } });
});

test('a request that follows one taken back is not told anew within a week', () => {
  expect(tellsOfRequest(null, after(0))).toBe(true);
  expect(tellsOfRequest(tie('cancelled', 'company'), after(1))).toBe(false);
  expect(tellsOfRequest(tie('cancelled', 'company'), after(7))).toBe(true);
});

const side = fc.constantFrom<Side>('student', 'company');
const what = fc.constantFrom<Act>('ask', 'accept', 'cancel', 'decline', 'end');
const days = fc.integer({ min: 0, max: 20 });

test('whatever both do in whatever order, the tie is a legal one, and consent is of both', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(side, what, days), { maxLength: 40 }), (acts) => {
      let now = start;
      let current: Tie | null = null;
      for (const [who, does, later] of acts) {
        now = new Date(now.getTime() + later * 24 * 60 * 60 * 1000);
        const before: Tie | null = tieNow(current, now);
        const result = act(current, who, does, now);
        if ('fault' in result) continue;
        current = result.tie;
        // Nobody is connected who was not asked, by the other one and in time.
        if (current.state === 'connected') {
          expect(before).toMatchObject({ state: 'asked', askedBy: other(who) });
        }
        if (current.state === 'asked') expect(current.askedBy).toBe(who);
        if (current.state === 'cancelled') expect(before?.askedBy).toBe(who);
        if (current.state === 'declined') expect(before?.askedBy).toBe(other(who));
        if (current.state === 'ended') expect(before?.state).toBe('connected');
        expect(current).toMatchObject({ changedBy: who, since: now });
      }
    }),
  );
});
