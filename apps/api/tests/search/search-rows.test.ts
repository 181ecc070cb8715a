import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { Random } from '@engawa/demo/random';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeJobs } from '../../src/features/jobs/public.ts';
import { listSavers } from '../../src/features/saved/public.ts';
import { updateRows } from '../../src/features/search-rows/public.ts';
import { fullGeneral } from '../../testing/contents/general.ts';
import { createEmployer, type JobCalls, jobCalls, jobWith } from '../../testing/contents/jobs.ts';
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';

let api: TestApp;
let jobs: JobCalls;
const random = new Random(20261116);
const day = 86_400_000;

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
});
afterAll(() => api.close());

const pool = () => api.services.databases.pool;
async function rows() {
  const [all, companies] = [
    await pool().query('select *, words::text from job_search order by job_id'),
    await pool().query('select *, words::text from company_search order by company_id'),
  ];
  return { jobs: all.rows, companies: companies.rows };
}
const updating = () => ({ commands: api.services.databases.commands, now: api.clock.now() });
const send = (who: SignedInRecruiter, url: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/v1/company/${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

const positions = ['営業', '機械学習', 'Engineer', '看護助手', '通訳 (English)'];
const randomJob = () =>
  jobWith({
    jp: { position: random.pick(positions), feature: [random.pick([1, 4, 5] as const)] },
    en: null,
    common: {
      salaryMin: random.int(100, 240) * 1000,
      industry: random.pick([null, 1, 6] as const),
      deadline: random.pick([null, todayInJapan(api.clock.now())]),
      prefectures: [random.pick(['tokyo', 'osaka'] as const)],
    },
  });

async function rename(who: SignedInRecruiter) {
  const { version } = (await send(who, 'general-content-management')).json();
  const name = `${random.pick(positions)}株式会社`;
  const generalInfo: GeneralDocument = {
    ...fullGeneral,
    jp: fullGeneral.jp && { ...fullGeneral.jp, companyName: name, feature: [4] },
    en: fullGeneral.en && { ...fullGeneral.en, feature: [4] },
    common: { ...fullGeneral.common, employees: random.int(1, 900) },
  };
  const status = random.pick([1, 3]);
  return send(who, 'general-content-management', { version, inStep: [], status, generalInfo });
}

async function restate(who: SignedInRecruiter) {
  const { company } = (await send(who, 'company-info')).json();
  const { version, legalName } = company;
  return send(who, 'company-info', {
    ...Object.fromEntries(
      ['corporateNumber', 'representative', 'postalCode', 'address', 'phone', 'founded'].map(
        (field) => [field, company[field] ?? null],
      ),
    ),
    version,
    legalName,
    industry: random.pick([1, 2, 6]),
    employees: random.int(1, 900),
    capital: null,
    listing: random.pick(['listed', 'unlisted']),
    companyType: null,
    complaintsOffice: null,
    complaintsEmail: null,
    complaintsPhone: null,
  });
}

async function someJob(who: SignedInRecruiter): Promise<{ id: string; version: number }> {
  const { jobPostingList } = (await jobs.list(who)).json();
  if (jobPostingList.length === 0) {
    return { id: (await jobs.release(who, randomJob())).json().companyJobId, version: 1 };
  }
  const { id } = random.pick<{ id: string }>(jobPostingList);
  return { id, version: (await jobs.show(who, id)).json().job.version };
}

const acts: ((who: SignedInRecruiter) => Promise<{ statusCode: number } | undefined>)[] = [
  (who) => jobs.release(who, randomJob()),
  (who) => jobs.draft(who, randomJob()),
  async (who) => {
    const { id: companyJobId, version } = await someJob(who);
    return jobs.release(who, { ...randomJob(), companyJobId, version });
  },
  async (who) => jobs.changeStatus(who, (await someJob(who)).id, random.pick([1, 2, 3])),
  async (who) => jobs.limit(who, (await someJob(who)).id, { connected: true }),
  async (who) => jobs.remove(who, (await someJob(who)).id),
  rename,
  restate,
  async () => {
    const now = new Date(api.clock.now().getTime() + day);
    await closeJobs({ ...updating(), writer: api.services.server.outbox, now, listSavers });
    return undefined;
  },
];

test('after any changes the rows equal those of a rebuild', async () => {
  const companies = [
    await createEmployer(api, { plan: 2 }),
    await createEmployer(api, { plan: 2 }),
  ];
  const done = new Map<number, number>();
  for (let step = 0; step < 90; step += 1) {
    const at = random.int(0, acts.length - 1);
    const reply = await acts[at]?.(random.pick(companies));
    if ((reply?.statusCode ?? 200) === 200) done.set(at, (done.get(at) ?? 0) + 1);
    api.clock.advance(1);
  }
  // Each act succeeded at least once, so the comparison is meaningful.
  expect([...done.keys()].toSorted((one, other) => one - other)).toEqual([...acts.keys()]);
  const kept = await rows();
  expect(kept.jobs.length).toBeGreaterThan(2);
  await pool().query('delete from job_search');
  await pool().query('delete from company_search');
  await updateRows(updating());
  expect(await rows()).toEqual(kept);
  expect(await admin(api, 'search-rebuild')).toContain('2 companies');
  expect(await rows()).toEqual(kept);
});
