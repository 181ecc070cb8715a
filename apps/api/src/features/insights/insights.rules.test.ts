import { describe, expect, it } from 'vitest';
import { lastWeeks, nameSources, sumInsights, sumJobs } from './insights.rules.ts';

it('weeks begin on Monday, the current one last', () => {
  expect(lastWeeks('2026-11-16', '4')).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(lastWeeks('2026-11-22', '4').at(-1)).toBe('2026-11-16');
  expect(lastWeeks('2026-11-15', '26')).toHaveLength(26);
});

const cell = (jobId: string | null, week: string, figures: object) => ({
  jobId,
  week,
  views: 0,
  saves: 0,
  connects: 0,
  applications: 0,
  ...figures,
});

describe('figures', () => {
  const cells = [
    cell(null, 'w1', { views: 9, saves: 4, connects: 2 }),
    cell('a', 'w1', { views: 4, saves: 4, connects: 1, applications: 1 }),
    cell('a', 'w2', { views: 23, applications: 2 }),
    cell('b', 'w2', { views: 4 }),
  ];

  it('of a company add up its page and jobs, and count connects once', () => {
    const { weeks, total } = sumInsights(cells, ['w1', 'w2', 'w3'], undefined);
    expect(weeks).toEqual([
      { week: 'w1', views: 10, saves: 5, connects: 2, applications: 1 },
      { week: 'w2', views: 25, saves: 0, connects: 0, applications: 2 },
      { week: 'w3', views: 0, saves: 0, connects: 0, applications: 0 },
    ]);
    // Rounded after summing, so that differences of figures never reveal fewer than five.
    expect(total).toEqual({ views: 40, saves: 5, connects: 2, applications: 3 });
  });

  it('of a job are its own', () => {
    expect(sumInsights(cells, ['w1'], 'a')).toEqual({
      weeks: [{ week: 'w1', views: 0, saves: 0, connects: 1, applications: 1 }],
      total: { views: 25, saves: 0, connects: 1, applications: 3 },
    });
    const jobs = sumJobs(cells, [{ id: 'b' }, { id: 'a' }]);
    expect(jobs.map(({ id, views }) => [id, views])).toEqual([
      ['a', 25],
      ['b', 0],
    ]);
  });
});

it('names our own areas and the most frequent campaigns, and sums up the rest', () => {
  const words = [8, 7, 7, 6, 5, 5, 4].map((views, at) => ({
    source: `link-${at}`,
    views,
    applications: at === 0 ? 6 : 1,
  }));
  const named = nameSources([
    { source: 'none', views: 0, applications: 9 },
    { source: 'direct', views: 4, applications: 0 },
    { source: 'discover', views: 51, applications: 0 },
    ...words,
  ]);
  expect(named.map((row) => Object.values(row))).toEqual([
    ['discover', null, 50, null],
    ...[5, 0, 0, 0, 0].map((made, at) => ['campaign', `link-${at}`, 5, made]),
    ['campaign', null, 5, 0],
  ]);
});
