import { expect, test } from 'vitest';
import { scoreTipsOfPage } from './score-tips-of-page.rules.ts';

test('what brings the most over all jobs comes first, with its highest points and how many it raises', () => {
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
