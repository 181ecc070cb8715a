import { expect, test } from 'vitest';
import { isLimited, showingOf } from './showing.rules.ts';

const job = (jobStatus: 1 | 2 | 3 | 4, hasChanges = false) => ({
  jobStatus,
  postStatus: null,
  hasChanges,
});
const post = (postStatus: 'public' | 'draft' | 'limited', hasChanges = false) => ({
  jobStatus: null,
  postStatus,
  hasChanges,
});

test.each([
  ['an open job', job(1), 'published'],
  ['an open job with changes', job(1, true), 'changed'],
  ['a draft', job(3, true), 'draft'],
  ['a public event', post('public'), 'published'],
  ['a limited event with changes', post('limited', true), 'changed'],
  ['a draft of an article', post('draft', true), 'draft'],
] as const)('%s', (_, statuses, showing) => {
  expect(showingOf(statuses, 'draft')).toBe(showing);
  expect(showingOf(statuses, 'published')).toBe('published');
});

test('only limited contents are limited', () => {
  expect([job(4), post('limited')].map(isLimited)).toEqual([true, true]);
  expect([job(1), job(3), post('public')].map(isLimited)).toEqual([false, false, false]);
});
