import type { JobCommon } from '@engawa/contract/jobs/schemas';
import { matchLimits } from '@engawa/contract/matches/limits';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { fillProfile, profileCalls } from '../../testing/people/profile.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let jobs: JobCalls;
let who: SignedInRecruiter;
let student: SignedIn;
const ids: Record<string, string> = {};

const posting = (common: Partial<JobCommon>, jobCategoryId: 1 | 3 = 1) =>
  jobWith({ jp: { jobCategoryId }, en: { jobCategoryId }, common });

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
  const postings = {
    far: posting({ industry: 7, majors: ['humanities'], graduationFrom: '2030-01' }),
    best: posting(
      {
        industry: 6,
        majors: ['science'],
        languages: [{ language: 'ja', level: 'business', jlpt: 'N2' }],
      },
      3,
    ),
    near: posting({
      industry: 7,
      languages: [
        { language: 'ja', level: 'fluent', jlpt: 'N1' },
        { language: 'en', level: 'native', jlpt: null },
      ],
    }),
    open: posting({ industry: 6 }),
  };
  for (const [name, job] of Object.entries(postings)) {
    ids[name] = await releaseOne(jobs, who, job);
    api.clock.advance(60);
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  student = await createStudent(api);
  await fillProfile(api, student);
});

interface Matched {
  id: string;
  score: number;
  match: { total: number; company: { reasons: { criterion: string }[] } };
}
const get = (path: string) =>
  api.app.inject({ url: `/v1/student/${path}`, headers: student.headers });
async function matches(cursor?: string) {
  const reply = await get(cursor ? `matches?cursor=${cursor}` : 'matches');
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
const scored = (cards: Matched[]) => cards.map(({ id, score }) => [nameOf(id), score]);

test('jobs come by score with reasons, and low scores are left out', async () => {
  const { jobs: cards, count, nextCursor } = await matches();
  expect(scored(cards)).toEqual([
    ['best', 100],
    ['open', 87],
    ['near', 51],
  ]);
  expect([count, nextCursor]).toEqual([3, null]);
  for (const { id, match } of cards) {
    const shown = (await get(`company/${who.companyId}/job/${id}`)).json().match;
    expect({ ...match, raises: shown.raises }).toEqual(shown);
  }
});

test('discover sorts all matches in the same order, with scores', async () => {
  const { jobs: cards, count } = (await get('discover/jobs?sort=match')).json();
  expect(scored(cards)).toEqual([
    ['best', 100],
    ['open', 87],
    ['near', 51],
    ['far', 13],
  ]);
  expect(count).toBe(4);
  expect(cards[0]).not.toHaveProperty('match');
  const newest = (await get('discover/jobs?sort=newest')).json().jobs;
  expect(newest[0]).not.toHaveProperty('score');
});

test('a change of the profile counts at once', async () => {
  const { save, show } = profileCalls(api, student);
  const { version } = (await show()).profile.languages;
  const languages = filledSections.languages.languages.map((one) => ({
    ...one,
    ...(one.language === 'ja' && { exam: null, level: null, score: null, certifiedOn: null }),
  }));
  expect((await save('languages', { version, languages })).statusCode).toBe(200);
  const { jobs: cards, raises } = await matches();
  expect(scored(cards)).toEqual([
    ['best', 94],
    ['open', 87],
  ]);
  expect(raises).toEqual([{ by: 'show-japanese', points: 6, jobs: 1 }]);
});

test('an empty profile gets advice on what to fill in first', async () => {
  student = await createStudent(api);
  const { jobs: cards, raises } = await matches();
  expect(scored(cards)).toEqual([['open', 81]]);
  expect(raises).toHaveLength(matchLimits.scoreTips);
  await jobs.changeStatus(who, ids['open'] ?? '', 2);
  const none = await matches();
  expect([none.jobs, none.count]).toEqual([[], 0]);
  expect(none.raises.map(({ by }: { by: string }) => by)).toContain('add-university');
  await jobs.changeStatus(who, ids['open'] ?? '', 1);
});

test('leaves out blocked companies, jobs limited to others and closed jobs', async () => {
  const other = await createEmployer(api, { plan: 2 });
  const blocked = await releaseOne(jobs, other, posting({ industry: 6 }));
  const limited = await releaseOne(jobs, who, posting({ industry: 6 }));
  const deadline = todayInJapan(api.clock.now());
  const ending = await releaseOne(jobs, who, posting({ industry: 6, deadline }));
  const closed = await releaseOne(jobs, who, posting({ industry: 6 }));
  const all = [blocked, limited, ending, closed];
  const seen = async () => (await matches()).jobs.map(({ id }: Matched) => id);
  expect(await seen()).toEqual(expect.arrayContaining(all));
  await block(api, student, other.companyId);
  await jobs.limit(who, limited, { studentIds: [(await createStudent(api)).accountId] });
  await jobs.changeStatus(who, closed, 2);
  await api.services.databases.pool.query(
    'update job_search set closes_on = closes_on - 1 where job_id = $1',
    [ending],
  );
  const left = await seen();
  for (const id of all) expect(left).not.toContain(id);
  await jobs.limit(who, limited, { studentIds: [student.accountId] });
  expect(await seen()).toContain(limited);
  for (const id of [limited, ending, closed]) await jobs.remove(who, id);
});

test('every page starts where the previous one ended, without duplicates', async () => {
  const many = await createEmployer(api, { plan: 2 });
  for (let at = 0; at < 24; at += 1) {
    await releaseOne(jobs, many, posting({ industry: at % 2 === 0 ? 6 : 7 }));
    if (at % 5 === 0) api.clock.advance(1);
  }
  const first = await matches();
  const second = await matches(first.nextCursor);
  const all: Matched[] = [...first.jobs, ...second.jobs];
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.count);
  const scores = all.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect([first.jobs.length, second.nextCursor]).toEqual([20, null]);
});
