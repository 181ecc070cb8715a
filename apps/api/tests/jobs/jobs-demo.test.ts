import { randomUUID } from 'node:crypto';
import { demoCompanies } from '@engawa/demo/companies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDemoJobs } from '../../src/demo/jobs/insert-demo-jobs.ts';
import { insertCompany } from '../../src/demo/people.repo.ts';
import { publishGeneral } from '../../testing/contents/general.ts';
import { type JobCalls, jobCalls, uploadPicture } from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
let cover: string;
const owners = new Map<string, SignedInRecruiter>();

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  const companyIds = new Map(demoCompanies.map(({ domain }) => [domain, randomUUID()]));
  const transaction = api.services.databases.commands.transaction();
  await transaction.execute(async (tx) => {
    for (const company of demoCompanies) {
      await insertCompany(tx, companyIds.get(company.domain) ?? '', company, true);
    }
  });
  for (const [domain, companyId] of companyIds) {
    owners.set(domain, await createRecruiter(api, { companyId }));
  }
  const studentIds: string[] = [];
  for (let count = 0; count < 12; count += 1) studentIds.push((await createStudent(api)).accountId);
  cover = await uploadPicture(api, owner('hoshizora'));
  const pictureFor = (name: string) => (name === 'hoshizora/backend-engineer' ? cover : null);
  const now = api.clock.now();
  await transaction.execute((tx) =>
    insertDemoJobs(tx, { companyIds, studentIds, pictureFor, now }),
  );
});
afterAll(() => api.close());

const owner = (domain: string): SignedInRecruiter => {
  const found = owners.get(domain);
  if (!found) throw new Error(`nobody owns ${domain}`);
  return found;
};

interface Listed {
  id: string;
  recruitmentStatus: number;
  hasChanges: boolean;
  jp: { coverImage: string | null };
}
const listed = async (domain: string, query = ''): Promise<Listed[]> =>
  (await calls.list(owner(domain), query)).json().jobPostingList;

test.each(demoCompanies.map(({ domain }) => domain))(
  '%s can use its jobs within its plan',
  async (domain) => {
    const who = owner(domain);
    await publishGeneral(api, who);
    const jobs = await listed(domain);
    expect(jobs.length).toBeGreaterThanOrEqual(3);
    // Each job is valid: closing and reopening it runs the checks.
    for (const { id, recruitmentStatus } of jobs.filter((job) => job.recruitmentStatus === 1)) {
      await calls.changeStatus(who, id, 2);
      const reply = await calls.changeStatus(who, id, recruitmentStatus);
      expect([reply.statusCode, reply.json().message]).toEqual([200, 'Status updated.']);
    }
    for (const { hasChanges } of jobs.filter((job) => job.recruitmentStatus !== 3)) {
      expect(hasChanges).toBe(false);
    }
  },
);

test('limited jobs have an audience, and lists have students', async () => {
  const [limited] = await listed('hoshizora', '?status=4');
  const { audience } = (await calls.show(owner('hoshizora'), limited?.id ?? '')).json().job;
  const { saveLists } = (await calls.options(owner('hoshizora'))).json();
  expect(saveLists.map(({ students }: { students: number }) => students)).toEqual([5, 8]);
  expect(audience).toEqual({ connected: true, saveListIds: [saveLists[0].id], studentIds: [] });
});

test('partners are lent jobs, each by the other', async () => {
  for (const domain of ['hoshizora', 'tomoshibi', 'midori-works', 'yamabiko']) {
    expect((await calls.eligible(owner(domain))).json().companies).toHaveLength(1);
    expect((await calls.lent(owner(domain))).json().jobs).toHaveLength(1);
  }
});

test('pictures are in use, and a change after publication is stored', async () => {
  const jobs = await listed('hoshizora');
  expect(jobs.filter(({ jp }) => jp.coverImage === cover)).toHaveLength(1);
  const removed = await api.app.inject({
    method: 'POST',
    url: '/v1/company/upload-file/delete',
    headers: owner('hoshizora').headers,
    payload: { id: cover },
  });
  expect(removed.statusCode).toBe(409);
  const shown = await Promise.all(jobs.map(({ id }) => calls.show(owner('hoshizora'), id)));
  const notes = shown.flatMap((reply) => reply.json().job.changes);
  expect(notes).toMatchObject([
    { language: 'jp', item: 'wages', before: expect.stringContaining('258,000円') },
    { language: 'en', item: 'wages', after: expect.stringContaining('¥270,000') },
  ]);
});
