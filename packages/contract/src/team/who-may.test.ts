import { expect, test } from 'vitest';
import { isGrave, whyNotInvite, whyNotManage } from './who-may.ts';

const levels = [0, 1, 2, 3] as const;
const person = (level: (typeof levels)[number], id = `level ${level}`) => ({ id, level });
const colleague = (level: (typeof levels)[number]) => person(level, 'colleague');

/** Rows: level of the actor; columns: level of the affected member. */
const may = {
  0: [true, true, true, true],
  1: ['owners_only', true, true, true],
  2: ['wrong_level', 'wrong_level', 'wrong_level', 'wrong_level'],
  3: ['wrong_level', 'wrong_level', 'wrong_level', 'wrong_level'],
} as const;
const cases = levels.flatMap((by) => levels.map((of) => [by, of, may[by][of]] as const));

test.each(cases)('level %i to a colleague of level %i: %s', (by, of, answer) => {
  expect(whyNotManage(person(by), colleague(of)) ?? true).toBe(answer);
});

test.each(cases)('level %i makes somebody level %i, or invites them: %s', (by, to, answer) => {
  expect(whyNotManage(person(by), colleague(3), to) ?? true).toBe(answer);
  expect(whyNotInvite(by, to) ?? true).toBe(answer);
});

test.each([0, 1] as const)('nobody of level %i can change their own membership', (level) => {
  expect(whyNotManage(person(level), person(level))).toBe('own_membership');
});

test('changes to or from the level owner are grave', () => {
  expect([isGrave(0, 1), isGrave(1, 0), isGrave(0, 0), isGrave(1, 3)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
