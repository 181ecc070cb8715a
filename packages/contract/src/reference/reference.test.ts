import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorityLevels, sees } from './companies/authority-levels.ts';
import { industries } from './companies/industries.ts';
import { plans } from './companies/plans.ts';
import { messageFileFormats } from './contents/message-file-formats.ts';
import { idSchema } from './id-schema.ts';
import { jobStatuses } from './jobs/job-statuses.ts';
import { countries } from './places/countries.ts';
import { prefectures } from './places/prefectures.ts';
import {
  scholarshipCategories,
  scholarshipDeadline2025,
  scholarshipEntryKinds,
  scholarshipLimits,
  scholarshipRaffle,
} from './scholarship.ts';
import type { referenceTable } from './table.ts';
import { type ReferenceEntry } from './table.ts';

type Table = ReturnType<typeof referenceTable<readonly ReferenceEntry[]>>;

const acronym = /^(IT|PDF|IELTS|TOEIC L&R|[ABC][12]|N[1-5]|J[1-5]\+?)$/;
const asciiOnly = /^[\x20-\x7e]*$/;

/** Read from the folder, so that a new table cannot be forgotten. */
async function allTables(): Promise<[string, Table][]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)));
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).filter(
      (exported): exported is [string, Table] =>
        typeof exported[1] === 'object' && exported[1] !== null && 'byId' in exported[1],
    ),
  );
}

const tables = await allTables();

test('finds every table', () => {
  expect(tables.length).toBeGreaterThanOrEqual(40);
});

describe.each(tables)('%s', (_name, table) => {
  test('has unique ids of one type', () => {
    expect(new Set(table.ids).size).toBe(table.entries.length);
    expect(new Set(table.ids.map((id) => typeof id)).size).toBe(1);
    for (const id of table.ids) expect(String(id)).toMatch(/^[A-Za-z0-9]+(-[a-z0-9]+)*\+?$/);
  });

  test('names each entry in both languages', () => {
    for (const { id, name } of table.entries) {
      for (const word of [name.ja, name.en]) {
        expect(word, String(id)).not.toBe('');
        expect(word).toBe(word.trim());
      }
      if (asciiOnly.test(name.ja)) expect(name.ja, String(id)).toMatch(acronym);
    }
  });

  test('`idSchema` accepts the ids and nothing else', () => {
    for (const entry of table.entries) {
      expect(idSchema(table).parse(entry.id)).toBe(entry.id);
      expect(table.has(entry.id)).toBe(true);
      expect(table.byId(entry.id)).toBe(entry);
    }
    for (const stranger of ['no such id', '', -1, 1.5, null, undefined, true]) {
      expect(idSchema(table).safeParse(stranger).success).toBe(false);
      expect(table.has(stranger)).toBe(false);
    }
  });
});

test.each([
  ['jobTypes', [1, 2, 3, 99]],
  [
    'employmentTypes',
    ['internship', 'full-time', 'contract', 'part-time', 'subcontract', 'others'],
  ],
  ['salaryTypes', ['annual', 'monthly', 'hourly', 'fixed', 'unpaid', 'others']],
  ['industries', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['jobCategories', [1, 2, 3, 4]],
  ['aptitudeExams', [1, 2, 3]],
  ['applicantTypes', [1, 2, 3]],
  ['authorityLevels', [0, 1, 2, 3]],
  ['plans', [1, 2]],
  ['jobStatuses', [1, 2, 3, 4]],
  ['jobStatusFilters', [0, 1, 2, 3, 4]],
  ['eventStatusFilters', ['all', 'public', 'private', 'draft', 'limited']],
  ['additionalContentStatusFilters', ['all', 'public', 'draft', 'private']],
  ['selfRatings', ['native', 'fluent', 'business', 'daily-conversation', 'elementary']],
])('%s has the ids of the spec and ours', (name, ids) => {
  expect(new Map(tables).get(name)?.ids).toEqual(ids);
});

test('a posting’s status is never stored as `all`', () => {
  expect(jobStatuses.has(0)).toBe(false);
});

test('industry groups are 101 to 108', () => {
  expect(industries.entries.map((row) => row.groupId)).toEqual(
    industries.ids.map((id) => id + 100),
  );
});

test.each([
  ['target', [0, 1, 2]],
  ['connect', [0, 1, 2]],
  ['search', [0, 1, 2]],
  ['save', [0, 1, 2]],
  ['contents', [0, 1, 2]],
  ['company-info', [0, 1, 2]],
  ['team', [0, 1]],
  ['messages', [0, 1, 2, 3]],
  ['applicants', [0, 1, 2, 3]],
  ['notifications', [0, 1, 2, 3]],
  ['personal-settings', [0, 1, 2, 3]],
] as const)('levels %j may see %s', (area, levels) => {
  expect(authorityLevels.ids.filter((level) => sees(level, area))).toEqual(levels);
});

test('plans: free is limited, premium is not', () => {
  const limits = { connectRequestsPerMonth: 30, openJobs: 3, shownPerTargetGroup: 10 };
  expect(plans.byId(1)).toMatchObject(limits);
  for (const limit of Object.keys(limits)) expect(plans.byId(2)).toHaveProperty(limit, null);
});

test('message files: the formats of the spec', () => {
  expect(messageFileFormats.ids.join(', ')).toBe(
    'jpeg, jpg, png, pdf, doc, docx, xls, xlsx, text, zip, ppt, pptx, mp4',
  );
});

test('all countries and prefectures are present and sorted', () => {
  expect(countries.ids).toHaveLength(249);
  expect(countries.ids).toEqual(countries.ids.toSorted());
  expect(prefectures.entries.map((row) => Number(row.code))).toEqual(
    Array.from({ length: 47 }, (_, index) => index + 1),
  );
});

test('the scholarship of 2025', () => {
  expect(scholarshipCategories.entries.map((row) => row.winners)).toEqual([5, 10, 5]);
  expect(new Set(scholarshipCategories.entries.map((row) => row.prizeYen))).toEqual(
    new Set([100_000]),
  );
  expect(scholarshipRaffle).toMatchObject({ winners: 200, prizeYen: 10_000 });
  expect(scholarshipRaffle.winnersPerRound).toEqual([50, 50, 100]);
  expect(scholarshipEntryKinds.ids).toHaveLength(scholarshipLimits.maxEntries);
  expect(scholarshipLimits.writeup).toEqual({ enWords: 500, jaCharacters: 1000 });
  expect(new Date(scholarshipDeadline2025)).toEqual(new Date('2025-04-30T23:59:00+09:00'));
});
