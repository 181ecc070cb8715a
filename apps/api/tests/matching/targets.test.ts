import type { JobCommon } from '@engawa/contract/jobs/schemas';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { targetLimits } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceExposure } from '../../src/features/targets/public.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { createRecruiter, signIn } from '../../testing/database/factories.ts';
import { openWishes, targetCalls } from '../../testing/finding/targets.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let ids: string[];
let calls: ReturnType<typeof targetCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = targetCalls(api);
  ids = await createFindable(api, new Random(8), 40);
});
afterAll(() => api.close());

const all = { high: 40, middle: 0, discover: 0 };
/** Every student has the same score: all meet the conditions and want a full-time job. */
const makeOpen = async (who: Awaited<ReturnType<typeof createRecruiter>>) =>
  (await calls.create(who, { name: '誰でも', wishes: openWishes })).json().targetSetting.id;
const idsOf = (reply: Awaited<ReturnType<typeof calls.list>>): string[] =>
  reply.json().targetStudents.data.map(({ studentId }: { studentId: string }) => studentId);

test('a setting started from a job has the posting’s wishes, and gives reasons', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const common: Partial<JobCommon> = {
    industry: 6,
    jobSubcategory: 'sales',
    majors: ['science'],
    languages: [{ language: 'ja', level: 'business', jlpt: 'N1' }],
  };
  const job = await releaseOne(jobCalls(api), who, jobWith({ common }));
  const begun = (await calls.begin(who, job)).json().targetSetting;
  expect(begun).toMatchObject({
    name: '法人営業',
    jobId: job,
    wishes: {
      wants: { japanese: 5, majorTypes: ['science'] },
      offers: { industry: 6, jobCategory: 1, jobSubcategory: 'sales', kind: 'full-time' },
    },
  });
  const { data, counts } = (await calls.list(who, begun.id)).json().targetStudents;
  expect(counts.high + counts.middle).toBeGreaterThan(0);
  for (const { match } of data) {
    expect(match.total).toBeGreaterThanOrEqual(75);
    expect(match.total).toBe(match.company.points + match.person.points);
    expect(match.company.reasons.map(({ criterion }: { criterion: string }) => criterion)).toEqual([
      'major',
      'japanese',
      'anybody',
    ]);
  }
  expect((await calls.count(who, begun.wishes)).json().counts).toEqual(counts);
});

test('the free plan shows the first ten of a group and the total', async () => {
  const who = await createEmployer(api);
  const id = await makeOpen(who);
  const first = (await calls.list(who, id)).json().targetStudents;
  expect(first).toMatchObject({ counts: all, most: 10 });
  expect(first.data).toHaveLength(10);
  expect(idsOf(await calls.list(who, id, 1, 2))).toEqual([]);
});

test('the premium plan shows all, page by page, and nothing beyond the end', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const id = await makeOpen(who);
  const pages = await Promise.all([1, 2, 3].map((page) => calls.list(who, id, 1, page)));
  const shown = pages.flatMap(idsOf);
  expect(shown.toSorted()).toEqual(ids.toSorted());
  expect(new Set(shown).size).toBe(40);
});

test('a dismissed student disappears until it is undone, and the reason counts meanwhile', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const wishes: TargetWishes = { ...openWishes, wants: { ...openWishes.wants, japanese: 4 } };
  const { id } = (await calls.create(who, { name: '日本語', wishes })).json().targetSetting;
  const [gone = ''] = ids;
  const dismissed = (await calls.dismiss(who, id, gone, 'japanese')).json().targetSetting;
  expect(dismissed).toMatchObject({
    weightsNow: { japanese: 3, english: 2 },
    wishes: { weights: { japanese: 2 } },
    dismissed: [{ studentId: gone, reason: 'japanese' }],
  });
  const lists = await Promise.all([1, 2, 3].map((type) => calls.list(who, id, type)));
  expect(lists.flatMap(idsOf)).not.toContain(gone);
  const restored = (await calls.restore(who, id, gone)).json().targetSetting;
  expect(restored).toMatchObject({ weightsNow: { japanese: 2 }, dismissed: [] });
  expect((await calls.restore(who, id, gone)).statusCode).toBe(404);
});

test('connected students are not found again, but others of their university count as near', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const [friend = ''] = ids;
  await connectThem(api, await signIn(api, friend), who);
  const wishes: TargetWishes = {
    ...openWishes,
    wants: {
      ...openWishes.wants,
      majorTypes: [],
      degrees: ['doctoral'],
      graduationFrom: '2040-04',
    },
    offers: { industry: null, jobCategory: null, jobSubcategory: null, kind: 'mid-career' },
  };
  const { id } = (await calls.create(who, { name: '遠い', wishes })).json().targetSetting;
  const reply = await calls.list(who, id, 3);
  expect(reply.json().targetStudents.counts.discover).toBeGreaterThan(0);
  expect(idsOf(reply)).not.toContain(friend);
});

test('an unverified company finds nobody', async () => {
  const who = await createRecruiter(api, { verified: false });
  const reply = (await calls.list(who, await makeOpen(who))).json().targetStudents;
  expect(reply).toMatchObject({
    data: [],
    verified: false,
    counts: { high: 0, middle: 0, discover: 0 },
  });
});

test('refuses wrong values beside the field, and more settings than the limit', async () => {
  const who = await createEmployer(api);
  const wants = { ...openWishes.wants, graduationFrom: '2028-04', graduationTo: '2027-03' };
  const offers = { ...openWishes.offers, jobCategory: 3, jobSubcategory: 'sales' } as const;
  const refused = await calls.create(who, { name: ' ', wishes: { ...openWishes, wants, offers } });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    422,
    expect.arrayContaining(['name', 'wishes.wants.graduationTo', 'wishes.offers.jobSubcategory']),
  ]);
  expect((await calls.list(who, 'nonsense')).statusCode).toBe(422);
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  expect((await calls.settings(interviewer)).statusCode).toBe(403);
  for (let made = 0; made < targetLimits.settings; made += 1) await makeOpen(who);
  const full = await calls.create(who, { name: 'もう一つ', wishes: openWishes });
  expect(full.statusCode).toBe(409);
});

test('a student asked by many companies comes after equal ones', async () => {
  const { databases, talent } = api.services;
  const who = await createEmployer(api, { plan: 2 });
  const id = await makeOpen(who);
  const [asked = ''] = idsOf(await calls.list(who, id));
  const student = await signIn(api, asked);
  for (let turn = 0; turn < 4; turn += 1) {
    await connectThem(api, student, await createRecruiter(api));
  }
  await balanceExposure({ commands: databases.commands, talent, now: api.clock.now() });
  const pages = await Promise.all([1, 2].map((page) => calls.list(who, id, 1, page)));
  expect(pages.flatMap(idsOf).at(-1)).toBe(asked);
});

test('students whom few companies contacted are a group, and come first among equal scores only', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const id = await makeOpen(who);
  const first = await calls.list(who, id);
  const { total } = first.json().targetStudents.data[0].match;
  const seldom = idsOf(await calls.list(who, id, 1, 2)).slice(0, 3);
  await api.services.databases.pool.query(
    'update student_search set exposure = 300 where student_id = any($1)',
    [seldom],
  );
  // With exposure in full these would pass everybody; one of them has a lower score.
  const [lower = ''] = seldom;
  await api.services.databases.pool.query(
    'update student_search set degree = $2 where student_id = $1',
    [lower, degreeTypes.ids.length],
  );
  const few = (await calls.list(who, id, 4)).json().targetStudents;
  expect(few.counts).toMatchObject({ fewAsked: 3 });
  expect(few.data.map(({ fewAsked }: { fewAsked: boolean }) => fewAsked)).toEqual([
    true,
    true,
    true,
  ]);
  expect(few.data.at(-1).studentId).toBe(lower);
  expect(few.data.at(-1).match.total).toBeLessThan(total);
  const pages = await Promise.all([1, 2, 3].map((page) => calls.list(who, id, 1, page)));
  const listed = pages.flatMap(idsOf);
  expect(new Set(listed.slice(0, 2))).toEqual(new Set(seldom.slice(1)));
  const scores = pages.flatMap((reply) =>
    reply.json().targetStudents.data.map((one: { match: { total: number } }) => one.match.total),
  );
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('counts who would come if one condition were eased, the strictest condition first', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const wants = { ...openWishes.wants, degrees: ['doctoral' as const], japanese: 6 as const };
  const wishes: TargetWishes = { ...openWishes, wants };
  const { people, eased } = (await calls.eased(who, wishes)).json();
  expect((await calls.count(who, wishes)).json().counts.high).toBe(people);
  expect(eased.length).toBeGreaterThan(0);
  const found: number[] = eased.map((step: { people: number }) => step.people);
  expect(found).toEqual(found.toSorted((one, other) => other - one));
  for (const step of eased) {
    expect(step.people).toBeGreaterThan(people);
    const counted = await calls.count(who, { ...wishes, wants: step.wants });
    expect(counted.json().counts.high).toBe(step.people);
  }
  const unverified = await createRecruiter(api, { verified: false });
  expect((await calls.eased(unverified, wishes)).json()).toMatchObject({ people: 0, eased: [] });
});
