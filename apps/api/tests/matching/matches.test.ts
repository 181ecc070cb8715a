import type { JobCommon } from '@engawa/contract/jobs/schemas';
import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { targetCalls } from '../../testing/finding/targets.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const asking: Partial<JobCommon> = {
  industry: 6,
  majors: ['science'],
  graduationFrom: '2027-01',
  languages: [
    { language: 'ja', level: 'business', jlpt: 'N2' },
    { language: 'en', level: 'daily-conversation', jlpt: null },
  ],
};
const release = (who: SignedInRecruiter, common: Partial<JobCommon> = {}) =>
  releaseOne(jobCalls(api), who, jobWith({ common }));
const openJob = ({ headers }: SignedIn, { companyId }: SignedInRecruiter, job: string) =>
  api.app.inject({ url: `/v1/student/company/${companyId}/job/${job}`, headers });

interface Seen {
  studentId: string;
  match: { total: number };
}

test('student and company see the same score and reasons for a posting', async () => {
  await createFindable(api, new Random(15), 12);
  const who = await createEmployer(api, { plan: 2 });
  const job = await release(who, asking);
  const targets = targetCalls(api);
  const { id } = (await targets.begin(who, job)).json().targetSetting;
  const groups = await Promise.all([1, 2].map((type) => targets.list(who, id, type)));
  const seen: Seen[] = groups.flatMap((reply) => reply.json().targetStudents.data);
  expect(new Set(seen.map(({ match }) => match.total)).size).toBeGreaterThan(1);
  for (const { studentId, match } of seen) {
    const own = (await openJob(await signIn(api, studentId), who, job)).json().match;
    expect(own).toEqual({ ...match, raises: own.raises });
  }
});

test('an empty profile gets score tips, the largest first', async () => {
  const who = await createEmployer(api);
  const job = await release(who, asking);
  const student = await createStudent(api);
  const { match } = (await openJob(student, who, job)).json();
  const ways: { by: string; points: number }[] = match.raises;
  expect(ways.map(({ by }) => by)).toEqual(
    expect.arrayContaining(['add-university', 'learn-japanese', 'state-industries']),
  );
  const points = ways.map((way) => way.points);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect((await openJob(who, who, job)).statusCode).toBe(403);
});
