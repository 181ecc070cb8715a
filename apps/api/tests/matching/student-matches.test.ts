import type { JobCommon, JobLanguage } from '@engawa/contract/jobs/schemas';
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

type Work = Partial<Pick<JobLanguage, 'jobCategoryId' | 'recruitmentType'>>;
/** By default of the type and category that the student wants. */
const posting = (common: Partial<JobCommon>, work: Work = {}) => {
  const words = { jobCategoryId: 3, ...work } as const;
  return jobWith({ jp: words, en: words, common });
};

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
  const postings = {
    far: posting({ industry: 7, majors: ['humanities'], graduationFrom: '2030-01' }),
    best: posting({
      industry: 6,
      majors: ['science'],
      languages: [{ language: 'ja', level: 'business', jlpt: 'N2' }],
    }),
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
    ['best', 89],
    ['open', 75],
    ['near', 62],
  ]);
  expect([count, nextCursor]).toEqual([3, null]);
  for (const { id, match } of cards) {
    const shown = (await get(`company/${who.companyId}/job/${id}`)).json().match;
    expect({ ...match, raises: shown.raises }).toEqual(shown);
  }
});

test('other work of a wished category earns half, and unstated work all of it', async () => {
  const scoreOf = async (jobSubcategory: JobCommon['jobSubcategory']) => {
    const id = await releaseOne(jobs, who, posting({ industry: 6, jobSubcategory }));
    const { match } = (await get(`company/${who.companyId}/job/${id}`)).json();
    const listed: Matched[] = (await matches()).jobs;
    expect(listed.find((one) => one.id === id)?.score).toBe(match.total);
    await jobs.remove(who, id);
    return match.total;
  };
  expect([await scoreOf('web'), await scoreOf(null), await scoreOf('construction')]).toEqual([
    75, 75, 67,
  ]);
});

test('unwanted types and categories are not recommended; at most five are shown apart', async () => {
  const unwanted: Work[] = [
    ...Array.from({ length: matchLimits.outside }, () => ({ jobCategoryId: 1 }) as const),
    { recruitmentType: 3 },
    { recruitmentType: 99 },
  ];
  const made = [];
  for (const work of unwanted)
    made.push(await releaseOne(jobs, who, posting({ industry: 6 }, work)));
  const { jobs: cards, outside, count } = await matches();
  expect([cards.length, count]).toEqual([3, 3]);
  expect(outside).toHaveLength(matchLimits.outside);
  for (const { id, score, match } of outside as Matched[]) {
    expect(made).toContain(id);
    expect(score).toBeGreaterThanOrEqual(matchLimits.least);
    expect(match.company.reasons.map(({ criterion }) => criterion)).toEqual(['anybody']);
  }
  const discovered = (await get('discover/jobs?sort=match')).json();
  expect(discovered.count).toBe(4 + made.length);
  for (const id of made) await jobs.remove(who, id);
  expect((await matches()).outside).toEqual([]);
});

test('discover sorts all matches in the same order, with scores', async () => {
  const { jobs: cards, count } = (await get('discover/jobs?sort=match')).json();
  expect(scored(cards)).toEqual([
    ['best', 89],
    ['open', 75],
    ['near', 62],
    ['far', 44],
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
    ['best', 86],
    ['open', 75],
    ['near', 59],
  ]);
  expect(raises).toContainEqual({ by: 'show-japanese', points: 3, jobs: 2 });
});

async function saveJapanese(change: object): Promise<void> {
  const { save, show } = profileCalls(api, student);
  const { version } = (await show()).profile.languages;
  const languages = filledSections.languages.languages.map((one) =>
    one.language === 'ja' ? { ...one, score: null, certifiedOn: null, ...change } : one,
  );
  expect((await save('languages', { version, languages })).statusCode).toBe(200);
}

const strongOf = ({ jobs: cards }: { jobs: Matched[] }) =>
  cards.filter(({ score }) => score >= matchLimits.strong).length;

test('counts the strong matches that each step brings, as the list then has them', async () => {
  const asksN3 = { language: 'ja', level: 'daily-conversation', jlpt: 'N3' } as const;
  const job = posting({ industry: 6, majors: ['humanities'], languages: [asksN3] });
  const id = await releaseOne(jobs, who, job);
  await saveJapanese({ exam: null, level: null, selfRating: 'elementary' });
  const before = strongOf(await matches());
  const { now, steps } = (await get('matches/steps')).json();
  expect(now).toBe(before);
  expect(steps).toEqual([{ step: { by: 'learn-japanese', to: 3 }, jobs: before + 1 }]);
  await saveJapanese({ exam: 'jlpt', level: 'N3', selfRating: 'elementary' });
  expect(strongOf(await matches())).toBe(before + 1);
  await jobs.remove(who, id);
});

test('leaves out steps that bring no strong match', async () => {
  const reply = (await get('matches/steps')).json();
  expect(reply).toMatchObject({ now: strongOf(await matches()), steps: [] });
});

test('an empty profile gets advice on what to fill in first', async () => {
  student = await createStudent(api);
  const { jobs: cards, count, raises } = await matches();
  expect([cards, count]).toEqual([[], 0]);
  expect(raises).toHaveLength(matchLimits.scoreTips);
  expect(raises.map(({ by }: { by: string }) => by)).toContain('state-categories');
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
