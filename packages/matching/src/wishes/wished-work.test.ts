import { expect, test } from 'vitest';
import { wishedWork } from './wished-work.ts';

test('wishes name the job types and categories; other types are not wished for', () => {
  expect(wishedWork({ lookingFor: 1 | (1 << 1), jobCategories: 1 << 2 })).toEqual({
    jobTypes: [1, 2],
    jobCategories: [3],
  });
});

test('nothing is left for a kind of work that no posting offers', () => {
  expect(wishedWork({ lookingFor: 1 << 3, jobCategories: 0 })).toEqual({
    jobTypes: [],
    jobCategories: null,
  });
});

test('without stated wishes all work is welcome', () => {
  expect(wishedWork({ lookingFor: 0, jobCategories: 0 })).toEqual({
    jobTypes: null,
    jobCategories: null,
  });
});
