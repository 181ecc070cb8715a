import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts, anyWishes } from '../../testing/arbitraries.ts';
import { planOf } from '../plan/plan-of.ts';
import { totalOf } from '../plan/score-plan.ts';
import { wishesOfJob } from '../posting.ts';
import { easedWants } from './eased-wants.ts';

const wishes = wishesOfJob({
  industry: 6,
  jobCategory: 3,
  jobSubcategory: null,
  jobType: 2,
  japanese: 5,
  english: 1,
  majorTypes: ['science'],
  graduationFrom: null,
  graduationTo: '2027-03',
  terms: [],
});

test('eases each stated condition by one step, and leaves the lowest level', () => {
  const steps = easedWants(wishes).map(({ criterion, wants }) => [criterion, wants]);
  expect(Object.fromEntries(steps)).toEqual({
    major: { ...wishes.wants, majorTypes: ['humanities', 'science', 'others'] },
    graduation: { ...wishes.wants, graduationTo: '2027-09' },
    japanese: { ...wishes.wants, japanese: 4 },
  });
});

test('adds the fields of wanted majors and the degrees beside wanted ones', () => {
  const wants = { ...wishes.wants, majorTypes: [], majors: ['information' as const] };
  const eased = easedWants({ ...wishes, wants: { ...wants, degrees: ['doctoral'] } });
  expect(eased.find(({ criterion }) => criterion === 'major')?.wants.majorTypes).toEqual([
    'science',
  ]);
  expect(eased.find(({ criterion }) => criterion === 'degree')?.wants.degrees).toEqual([
    'master',
    'doctoral',
  ]);
});

test('does not ease what does not count', () => {
  const weights = { ...wishes.weights, japanese: 0, major: 0, graduation: 0 } as const;
  expect(easedWants({ ...wishes, weights })).toEqual([]);
});

test('easing a condition lowers nobody’s score', () => {
  fc.assert(
    fc.property(anyWishes, fc.array(anyFacts, { maxLength: 20 }), (asked, people) => {
      const plan = planOf(asked);
      for (const { wants } of easedWants(asked)) {
        const eased = planOf({ ...asked, wants });
        for (const facts of people) {
          expect(totalOf(eased, facts)).toBeGreaterThanOrEqual(totalOf(plan, facts));
        }
      }
    }),
    { numRuns: 60 },
  );
});
