import { expect, test } from 'vitest';
import { scoreTipsOfPage } from './score-tips-of-page.rules.ts';

test('sorts tips by total effect, with their highest points and number of jobs', () => {
  const matches = [
    {
      raises: [
        { by: 'learn-english', points: 15 },
        { by: 'show-japanese', points: 12 },
      ],
    },
    { raises: [{ by: 'show-japanese', points: 6 }] },
    { raises: [] },
    {
      raises: [
        { by: 'add-work', points: 1 },
        { by: 'state-kinds', points: 7 },
      ],
    },
  ] as const;
  expect(scoreTipsOfPage(matches.map(({ raises }) => ({ raises: [...raises] })))).toEqual([
    { by: 'show-japanese', points: 12, jobs: 2 },
    { by: 'learn-english', points: 15, jobs: 1 },
    { by: 'state-kinds', points: 7, jobs: 1 },
  ]);
  expect(scoreTipsOfPage([])).toEqual([]);
});
