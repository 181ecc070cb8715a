import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts, anyPosting, anyTerms } from '../../testing/arbitraries.ts';
import { explain } from '../explain.ts';
import { type JobKey, jobKeySizes, jobKeysOf, termKeysOf } from '../job-keys.ts';
import { wishesOfJob } from '../posting.ts';
import { pointsOfTerms, termsOffered } from '../terms/shared-terms.ts';
import { planForStudent } from './plan-for-student.ts';

test("the points of a posting's keys equal the explained score", () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.array(anyPosting, { maxLength: 20 }),
      anyTerms,
      (facts, postings, terms) => {
        const [plan, shared] = [planForStudent(facts), termsOffered(terms)];
        for (const posting of postings) {
          const keys = jobKeysOf(posting);
          const sum = plan.reduce(
            (all, { column, points }) => all + (points[keys[column]] ?? 0),
            0,
          );
          for (const [column, size] of Object.entries(jobKeySizes)) {
            expect(keys[column as JobKey]).toBeLessThan(size);
          }
          const both = sum + pointsOfTerms(shared, termKeysOf(posting));
          expect(both).toBe(explain(facts, wishesOfJob(posting), terms).total);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a row without keys scores 0, and all keys fit into small columns', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { column, points } of planForStudent(facts)) {
        expect(points.length).toBeLessThanOrEqual(jobKeySizes[column]);
        expect(points[0] ?? 0).toBe(0);
        expect(points.every(Number.isInteger)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
  for (const size of Object.values(jobKeySizes)) expect(size).toBeLessThan(32_768);
});
