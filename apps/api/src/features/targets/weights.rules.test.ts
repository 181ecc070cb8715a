import type { DismissalReasonId } from '@engawa/contract/targets/dismissals';
import { expect, test } from 'vitest';
import { weightsNow } from './weights.rules.ts';

const weights = {
  major: 1,
  degree: 2,
  graduation: 3,
  japanese: 2,
  english: 0,
  experience: 2,
} as const;

test.each<[DismissalReasonId[], object]>([
  [[], {}],
  [['japanese'], { japanese: 3 }],
  [['japanese', 'japanese', 'major'], { japanese: 3, major: 2 }],
  [['graduation'], {}],
  [['english'], {}],
  [['known', 'other'], {}],
])('after %o', (reasons, raised) => {
  const dismissed = reasons.map((reason) => ({ reason }));
  expect(weightsNow(weights, dismissed)).toEqual({ ...weights, ...raised });
});
