import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const stages = ['a', 'b'].map((id, stageIndex) => ({
  id,
  name: { jp: id, en: null },
  stageIndex,
  criteria: [],
  open: 0,
}));
const since = '2026-11-01T00:00:00.000Z';
const open = { waitingSince: since, outcome: null };
const planned = { result: 'declined', sendsAt: since } as const;

test.each([
  [{ status: 'new', stage: null, ...open }, 'a'],
  [{ status: 'in-progress', stage: 'a', ...open }, 'b'],
  [{ status: 'in-progress', stage: 'b', ...open }, 'offer'],
  [{ status: 'in-progress', stage: 'b', waitingSince: null, outcome: planned }, null],
  [{ status: 'offered', stage: 'b', waitingSince: null, outcome: null }, null],
  [{ status: 'declined', stage: null, waitingSince: null, outcome: null }, null],
] as const)('%j: %s', (applicant, expected) => {
  const step = nextStep(applicant, stages);
  expect(step?.kind === 'stage' ? step.stage.id : (step?.kind ?? null)).toBe(expected);
});

test('without any stages loaded yet, a new application has no next step', () => {
  expect(nextStep({ status: 'new', stage: null, ...open }, [])).toBeNull();
});
