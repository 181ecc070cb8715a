import { describe, expect, test } from 'vitest';
import { printHealth } from './health.present.ts';
import { printBytes, warningsOf } from './health.rules.ts';

const now = new Date('2026-11-17T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const backup = (minutes: number) => ({ file: 'x', madeAt: ago(minutes), bytes: 1 });

const well = {
  at: now,
  queues: [{ name: 'send-mail', waiting: 1, oldest: ago(1), running: 0, later: 2 }],
  deadLetters: 0,
  mails: { count: 1, oldest: ago(1) },
  reports: { count: 1, oldest: ago(60) },
  storeFault: null,
  index: {
    jobs: 1,
    companies: 1,
    students: 1,
    inMemory: true,
    changedAt: null,
    outdatedCompanies: 0,
    outdatedStudents: 0,
    cluster: [{ source: 'job', indexName: 'jobs-1', followedAt: now, pending: 3 }],
  },
  minimumWagesSince: '2026-10-01',
  backups: { folder: '/b', count: 2, newest: backup(60), oldest: backup(6000) },
};

describe('the health report', () => {
  test('does not warn about backups of an external database', () => {
    const health = { ...well, backups: null };
    expect(warningsOf(health)).toEqual([]);
    const rest = {
      suspended: { companies: 0, people: 0 },
      undeliverable: 0,
      database: { bytes: 1, largest: [] },
      files: { count: 0, bytes: 0 },
      warnings: [],
    };
    expect(printHealth({ ...health, ...rest })).toMatch(/Backups:\n.*made with its own tools/);
  });

  test('has no warning when all is well', () => {
    expect(warningsOf(well)).toEqual([]);
  });

  test.each([
    [{ deadLetters: 2 }, '2 jobs were given up'],
    [{ queues: [{ ...well.queues[0], name: 'sweep', oldest: ago(11) }] }, 'ten minutes: sweep.'],
    [{ mails: { count: 1, oldest: ago(61) } }, 'Mails have waited'],
    [{ reports: { count: 1, oldest: ago(60 * 73) } }, 'A report has waited'],
    [{ storeFault: 'The object store denies access.' }, 'denies access'],
    [{ index: { ...well.index, outdatedCompanies: 1 } }, 'search-rebuild'],
    [{ index: { ...well.index, outdatedStudents: 1 } }, 'students-rebuild'],
    [
      { index: { ...well.index, cluster: [{ ...well.index.cluster[0], pending: 5_001 }] } },
      'far behind with job',
    ],
    [{ backups: { folder: '/b', count: 0 } }, 'There is no backup in /b.'],
    [{ backups: { ...well.backups, newest: backup(60 * 27) } }, 'more than a day old'],
  ])('%o: “%s”', (change, sentence) => {
    const warnings = warningsOf({ ...well, ...change } as typeof well);
    expect(warnings).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['2025-10-17', []],
    ['2025-10-16', [expect.stringContaining('minimum wages are those of last year')]],
  ])('minimum wages since %s, thirteen months ago', (since, warnings) => {
    expect(warningsOf({ ...well, minimumWagesSince: since })).toEqual(warnings);
  });
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [250_000_000, '250 MB'],
  [3_200_000_000_000, '3.2 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(printBytes(bytes)).toBe(text);
});
