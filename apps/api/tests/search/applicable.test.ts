import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import type { DegreeTypeId } from '@engawa/contract/reference/people/degree-types';
import { designatedActivities } from '@engawa/contract/reference/residence/designated-activities';
import { residenceStatuses } from '@engawa/contract/reference/residence/residence-statuses';
import { mayApply, type Resident } from '@engawa/contract/residence/may-apply';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import { Random } from '@engawa/demo/random';
import { MemoryIndex } from '@engawa/index/memory-index';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Applicable,
  allowedByResidence,
  applicableTo,
  hiddenBy,
} from '../../src/features/discover/search/applicable.rules.ts';
import { jobRow } from '../../src/features/search-rows/job-row.rules.ts';
import { jobSearched, jobSource } from '../../src/features/search-rows/public.ts';
import { inIndex } from '../../src/search/conditions/in-index.ts';
import { all, inSql } from '../../src/search/conditions/in-sql.repo.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { applicant } from '../../testing/engines/applicant.ts';
import { drawnJobs, insertJobRows, withWords } from '../../testing/engines/discover-rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
const today = '2026-11-16';
const random = new Random(20261116);
const jobs = new Map<string, JobDocument>();
let index: MemoryIndex<string>;

const starts = [
  { startFrom: null, startTo: null },
  { startFrom: null, startTo: '2027-04' },
  ...['2026-08', '2026-09', '2026-10', '2026-12', '2027-03', '2027-04', '2028-01'].flatMap(
    (startFrom) => [null, startFrom, '2028-04'].map((startTo) => ({ startFrom, startTo })),
  ),
];

const anyYear = { graduationFrom: null, graduationTo: null };
const requirements: Partial<JobDocument['common']>[] = [
  { languages: [], ...anyYear },
  { languages: [{ language: 'ja', level: 'native', jlpt: null }], ...anyYear },
  { languages: [{ language: 'en', level: 'native', jlpt: null }], ...anyYear },
  { languages: [], graduationFrom: '2024-01', graduationTo: '2024-12' },
];

/** Drawn postings, and one for each attribute that the rule tells apart. */
const postings = [
  ...drawnJobs,
  ...[...jobTypes.ids, null].flatMap((recruitmentType) =>
    [true, false].flatMap((fromAbroad) =>
      starts.map((start): JobDocument => {
        const { jp, en, common } = random.pick(drawnJobs);
        const words = { recruitmentType, feature: fromAbroad ? [2 as const, 4 as const] : [] };
        return {
          jp: jp && { ...jp, ...words },
          en: en && { ...en, ...words },
          common: { ...common, ...random.pick(requirements), ...start },
        };
      }),
    ),
  ),
];

beforeAll(async () => {
  api = await startTestApp();
  const { companyId } = await createRecruiter(api, { verified: true });
  const db = api.services.databases.commands;
  const posting = { status: 1, openedAt: new Date('2026-11-01'), closesOn: null };
  await insertJobRows(
    db,
    postings.map((job) => {
      const id = random.uuid();
      jobs.set(id, job);
      const row = withWords(jobRow(job, null, posting, today));
      return { job_id: id, company_id: companyId, rules: 1, ...row };
    }),
  );
  const { rows } = await jobSource.list(db, null, postings.length);
  index = new MemoryIndex<string>(jobSource.columns, postings.length, []);
  for (const row of rows) index.put(row);
});
afterAll(() => api.close());

type Conditions = Applicable[keyof Applicable];

async function foundBy(conditions: Conditions): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from job_search as found where ${all(inSql(jobSearched, conditions))}
    order by 1`.execute(api.services.databases.commands);
  const inDatabase = rows.map(({ id }) => id);
  const where = inIndex(jobSearched, conditions);
  const found = index.search({ where, order: 'newest', limit: jobs.size });
  expect(found.rows.map(({ id }) => id).toSorted()).toEqual(inDatabase);
  return inDatabase;
}

const idsOf = (fits: (job: JobDocument) => boolean) =>
  [...jobs].flatMap(([id, job]) => (fits(job) ? [id] : [])).toSorted();

const stays = [
  ...residenceStatuses.ids.map((status) => ({ status, designation: null })),
  ...designatedActivities.ids.map((designation) => ({
    status: 'designated-activities' as const,
    designation,
  })),
  { status: null, designation: null },
];
const schools: readonly (readonly DegreeTypeId[])[] = [
  [],
  ['bachelor'],
  ['diploma'],
  ['none'],
  ['none', 'bachelor'],
];

/** Every permission, with dates before, around and long after today. */
const declarations = [true, false, null].flatMap((otherActivityPermission) =>
  ([null, '2026-11-15', '2027-03-31', '2031-03-31'] as const).flatMap((expiresOn) =>
    ([null, '2026-09', '2026-11', '2027-03'] as const).map((expectedGraduation) => ({
      otherActivityPermission,
      expiresOn,
      expectedGraduation,
    })),
  ),
);

test.each(stays)(
  'the search finds the jobs that $status $designation may apply for',
  async (stay) => {
    const answers = new Map<string, string[]>();
    for (const degrees of schools) {
      for (const declared of declarations) {
        const resident: Resident = {
          ...stay,
          ...declared,
          schools: degrees.map((degreeType) => ({ degreeType })),
        };
        const conditions = allowedByResidence(resident, today);
        const key = JSON.stringify(conditions);
        const found = answers.get(key) ?? (await foundBy(conditions));
        answers.set(key, found);
        const expected = idsOf(
          (job) => mayApply(resident, jobForResidence(job), today).verdict !== 'refused',
        );
        expect(found, JSON.stringify(resident)).toEqual(expected);
      }
    }
  },
);

test('each hidden job is counted for its first reason, so that the counts add up', async () => {
  const profile = applicant();
  const applicable = applicableTo(profile, today);
  const applying = await foundBy(Object.values(applicable).flat());
  const hidden = await Promise.all(hiddenBy(applicable).map(({ only }) => foundBy(only)));
  expect(hidden.every((ids) => ids.length > 0)).toBe(true);
  expect([...applying, ...hidden.flat()].toSorted()).toEqual(idsOf(() => true));
});

test('what a student has not stated hides nothing, except by the residence rules', () => {
  const { languages, education, ...profile } = applicant();
  const unsaid = applicableTo(
    {
      ...profile,
      languages: { ...languages, languages: [] },
      education: { ...education, university: null },
    },
    today,
  );
  expect(unsaid).toMatchObject({ japanese: [], english: [], graduation: [] });
  expect(hiddenBy(unsaid).map(({ reason }) => reason)).toEqual(['residence']);
});
