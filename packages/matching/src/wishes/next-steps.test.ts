import { expect, test } from 'vitest';
import type { StudentFacts } from '../columns.ts';
import { bestSteps, nextSteps } from './next-steps.ts';

const facts: StudentFacts = {
  graduation: 326,
  degree: 1,
  major: 18,
  japanese: 3,
  english: 6,
  japaneseCertified: 2,
  englishCertified: 0,
  industries: 1,
  jobCategories: 1,
  businessWork: 1,
  creativeWork: 0,
  techWork: 0,
  otherWork: 0,
  lookingFor: 1,
  workedIndustries: 0,
  workedCategories: 0,
  workedKinds: 0,
};

test('proposes the next two levels, the exam of a stated level, and no other wish', () => {
  expect(nextSteps(facts).map(({ step }) => step)).toEqual([
    { by: 'show-japanese', to: 3 },
    { by: 'learn-japanese', to: 4 },
    { by: 'learn-japanese', to: 5 },
  ]);
  expect(nextSteps(facts)[1]?.facts).toEqual({ ...facts, japanese: 4, japaneseCertified: 4 });
});

test('proposes each value of a wish that is not stated', () => {
  const open = nextSteps({ ...facts, lookingFor: 0, japanese: 6, japaneseCertified: 6 });
  expect(new Set(open.map(({ step }) => step.by))).toEqual(new Set(['state-kinds']));
  expect(open.every((one) => one.facts.lookingFor > 0)).toBe(true);
});

test('keeps the three kinds that bring the most, each by its smallest step that does', () => {
  const steps = bestSteps(5, [
    { step: { by: 'show-japanese', to: 3 }, jobs: 5 },
    { step: { by: 'learn-japanese', to: 4 }, jobs: 11 },
    { step: { by: 'learn-japanese', to: 5 }, jobs: 11 },
    { step: { by: 'learn-english', to: 5 }, jobs: 6 },
    { step: { by: 'state-kinds', to: 'internship' }, jobs: 2 },
    { step: { by: 'state-kinds', to: 'full-time' }, jobs: 30 },
    { step: { by: 'state-industries', to: 1 }, jobs: 7 },
  ]);
  expect(steps).toEqual([
    { step: { by: 'state-kinds', to: 'full-time' }, jobs: 30 },
    { step: { by: 'learn-japanese', to: 4 }, jobs: 11 },
    { step: { by: 'state-industries', to: 1 }, jobs: 7 },
  ]);
  expect(bestSteps(9, [{ step: { by: 'show-japanese', to: 3 }, jobs: 9 }])).toEqual([]);
});
