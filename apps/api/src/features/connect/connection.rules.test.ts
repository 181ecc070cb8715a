import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  act,
  type Connection,
  connectionNow,
  notifiesOfRequest,
  other,
  type Side,
} from './connection.rules.ts';

const start = new Date('2026-04-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

const connection = (
  state: Connection['state'],
  askedBy: Side,
  changedBy: Side | null = askedBy,
): Connection => ({
  state,
  askedBy,
  changedBy,
  since: start,
});

describe('the student’s acts', () => {
  test.each<[Connection | null, Act, string]>([
    [null, 'ask', 'asked'],
    [null, 'accept', 'connect_request_gone'],
    [null, 'cancel', 'connect_request_gone'],
    [null, 'decline', 'connect_request_gone'],
    [null, 'end', 'not_connected'],
    [connection('asked', 'student'), 'ask', 'already_asked'],
    [connection('asked', 'student'), 'accept', 'connect_request_gone'],
    [connection('asked', 'student'), 'cancel', 'cancelled'],
    [connection('asked', 'student'), 'decline', 'connect_request_gone'],
    [connection('asked', 'company'), 'ask', 'connected'],
    [connection('asked', 'company'), 'accept', 'connected'],
    [connection('asked', 'company'), 'decline', 'declined'],
    [connection('asked', 'company'), 'cancel', 'connect_request_gone'],
    [connection('asked', 'company'), 'end', 'not_connected'],
    [connection('connected', 'company', 'student'), 'ask', 'already_connected'],
    [connection('connected', 'company', 'student'), 'cancel', 'already_connected'],
    [connection('connected', 'company', 'student'), 'end', 'ended'],
    [connection('declined', 'student', 'company'), 'ask', 'asked_lately'],
    [connection('declined', 'company', 'student'), 'ask', 'asked'],
    [connection('ended', 'student', 'company'), 'ask', 'asked_lately'],
    [connection('ended', 'company', 'student'), 'ask', 'asked'],
    [connection('cancelled', 'student'), 'ask', 'asked'],
    [connection('cancelled', 'company'), 'accept', 'connect_request_gone'],
    [connection('expired', 'student', null), 'ask', 'asked'],
  ])('%o, %s: %s', (before, what, outcome) => {
    const result = act(before, 'student', what, after(1));
    expect('connection' in result ? result.connection.state : result.fault).toBe(outcome);
  });
});

test('an unanswered request expires after fourteen days, seen or not', () => {
  const asked = connection('asked', 'company');
  expect(connectionNow(asked, after(13.99))?.state).toBe('asked');
  expect(connectionNow(asked, after(14))).toMatchObject({ state: 'expired', since: after(14) });
  expect(act(asked, 'student', 'accept', after(14))).toEqual({ fault: 'connect_request_gone' });
  expect(act(asked, 'student', 'ask', after(14))).toMatchObject({
    connection: { state: 'asked', askedBy: 'student' },
  });
});

test('a declined side may ask again after ninety days', () => {
  const declined = connection('declined', 'company', 'student');
  expect(act(declined, 'company', 'ask', after(89))).toEqual({ fault: 'asked_lately' });
  expect(act(declined, 'company', 'ask', after(90))).toMatchObject({
    connection: { state: 'asked' },
  });
});

test('asking again within a week of cancelling sends no second notification', () => {
  expect(notifiesOfRequest(null, after(0))).toBe(true);
  expect(notifiesOfRequest(connection('cancelled', 'company'), after(1))).toBe(false);
  expect(notifiesOfRequest(connection('cancelled', 'company'), after(7))).toBe(true);
});

const side = fc.constantFrom<Side>('student', 'company');
const what = fc.constantFrom<Act>('ask', 'accept', 'cancel', 'decline', 'end');
const days = fc.integer({ min: 0, max: 20 });

test('any sequence of acts keeps the connection valid, and connecting needs both sides', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(side, what, days), { maxLength: 40 }), (acts) => {
      let now = start;
      let current: Connection | null = null;
      for (const [who, does, later] of acts) {
        now = new Date(now.getTime() + later * 24 * 60 * 60 * 1000);
        const before: Connection | null = connectionNow(current, now);
        const result = act(current, who, does, now);
        if ('fault' in result) continue;
        current = result.connection;
        // Connecting requires a request of the other side that has not expired.
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
