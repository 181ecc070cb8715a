import { targetWishes } from '@engawa/contract/targets/wishes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts, anyTerms, anyWishes } from '../../testing/arbitraries.ts';
import { columnSizes } from '../columns.ts';
import { explain } from '../explain.ts';
import { pointsOfTerms } from '../terms/shared-terms.ts';
import { planOf, scoreOf } from './plan-of.ts';
import { totalOf } from './score-plan.ts';

test('the explained score equals the counted one', () => {
  fc.assert(
    fc.property(anyWishes, anyFacts, anyTerms, (wishes, facts, terms) => {
      const { total, company, person, raises } = explain(facts, targetWishes.parse(wishes), terms);
      const { plan, shared } = scoreOf(wishes);
      expect(total).toBe(totalOf(plan, facts) + pointsOfTerms(shared, terms));
      expect(total).toBe(company.points + person.points);
      for (const side of [company, person]) {
        const of = side.reasons.reduce((sum, reason) => sum + reason.of, 0);
        expect(of).toBe(side.of);
        for (const { points, of: most } of side.reasons) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(most);
        }
      }
      for (const { points } of raises) expect(total + points).toBeLessThanOrEqual(100);
    }),
    { numRuns: 500 },
  );
});

test('a plan has integer points for every value, and each column once', () => {
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const plan = planOf(wishes);
      const columns = plan.map(({ column }) => column);
      expect(new Set(columns).size).toBe(columns.length);
      for (const { column, points } of plan) {
        expect(points).toHaveLength(columnSizes[column]);
        expect(points.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)).toBe(true);
      }
    }),
  );
});
