import { expect, test } from 'vitest';
import { answerFault } from './answer.rules.ts';
import { nextReminder } from './remind/reminder.rules.ts';

const today = '2027-07-10';
const open = { state: 'open', replyBy: '2027-07-10' } as const;
const late = { state: 'open', replyBy: '2027-07-09' } as const;

test.each([
  [open, 'accept', null],
  [open, 'decline', null],
  [late, 'accept', 'offer_overdue'],
  [late, 'decline', null],
  [late, 'ask-for-time', null],
  [late, 'extend', null],
  [{ ...open, replyBy: null }, 'accept', null],
  [{ ...open, state: 'accepted' }, 'accept', 'offer_answered'],
  [{ ...open, state: 'accepted' }, 'ask-for-time', 'offer_answered'],
  [{ ...open, state: 'accepted' }, 'extend', 'offer_answered'],
  // 民法627条: an employee may leave, so an accepted offer can still be declined.
  [{ ...open, state: 'accepted' }, 'decline', null],
  [{ ...open, state: 'accepted' }, 'withdraw', null],
  [{ ...open, state: 'declined' }, 'accept', 'offer_answered'],
  [{ ...open, state: 'declined' }, 'withdraw', 'offer_answered'],
  [{ ...open, state: 'withdrawn' }, 'accept', 'offer_withdrawn'],
  [{ ...open, state: 'withdrawn' }, 'withdraw', 'offer_withdrawn'],
] as const)('%o, %s: %s', (standing, act, fault) => {
  expect(answerFault(standing, act, today)).toBe(fault);
});

test.each([
  ['2027-07-01', '2027-07-13'],
  ['2027-07-12', '2027-07-13'],
  ['2027-07-13', '2027-07-17'],
  ['2027-07-17', '2027-07-19'],
  ['2027-07-19', null],
] as const)('reminded after %s on %s, for an answer by the 20th', (day, next) => {
  expect(nextReminder('2027-07-20', day)).toBe(next);
});
