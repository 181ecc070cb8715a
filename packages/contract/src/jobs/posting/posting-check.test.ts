import { expect, test } from 'vitest';
import {
  type PostingRequirementId,
  postingRequirements,
} from '../../reference/jobs/posting-requirements.ts';
import { missingInPosting, type PostingForCheck } from './posting-check.ts';

const always = postingRequirements.entries.flatMap(({ id, when }) => (when === 'always' ? id : []));
const posting = (change: Partial<PostingForCheck> = {}): PostingForCheck => ({
  stated: new Set(always),
  fixedTerm: false,
  fixedOvertime: false,
  discretionary: false,
  dispatch: false,
  ...change,
});

test('a permanent job that states everything misses nothing', () => {
  expect(missingInPosting(posting(), '2026-11-15')).toEqual([]);
});

test('an empty posting misses all items that are always required', () => {
  expect(missingInPosting(posting({ stated: new Set() }), '2026-11-15')).toEqual(always);
});

test.each([
  [{ fixedTerm: true }, 'renewal'],
  [{ fixedOvertime: true }, 'fixed-overtime-pay'],
  [{ discretionary: true }, 'discretionary-labour'],
  [{ dispatch: true }, 'dispatch-work'],
] as const)('%o additionally requires %s', (change, id) => {
  expect(missingInPosting(posting(change), '2026-11-15')).toEqual([id]);
});

test.each([
  ['2024-03-31', 'duties-change', false],
  ['2024-04-01', 'duties-change', true],
  ['2024-12-17', 'employer-contact', false],
  ['2024-12-18', 'employer-contact', true],
] as const)('on %s, %s is required: %s', (day, id: PostingRequirementId, expected) => {
  expect(missingInPosting(posting({ stated: new Set() }), day).includes(id)).toBe(expected);
});
