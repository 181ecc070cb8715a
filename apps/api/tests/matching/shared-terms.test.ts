import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTerms } from '../../src/features/common-terms/public.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { targetCalls } from '../../testing/finding/targets.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { fillProfile, profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
let student: SignedIn;
let job: string;

interface Match {
  total: number;
  company: { reasons: { criterion: string; points: number; terms?: string[] }[] };
}
const termsOf = ({ company }: Match) =>
  company.reasons.find(({ criterion }) => criterion === 'terms');

beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
  student = await createStudent(api);
  await fillProfile(api, student);
  await writeSkills(student, '有限要素法と熱流体の研究にPYTHONを使いました。溶接もできます。');
  const businessContent = 'Pythonと有限要素法による熱流体の解析。ベトナムの女性を支えます。';
  const words = { jobCategoryId: 3, businessContent } as const;
  job = await releaseOne(jobCalls(api), who, jobWith({ jp: words, en: { jobCategoryId: 3 } }));
});
afterAll(() => api.close());

async function writeSkills(of: SignedIn, skills: string): Promise<void> {
  const { show, save } = profileCalls(api, of);
  const { version } = (await show()).profile.story;
  const reply = await save('story', { ...filledSections.story, version, skills });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

const read = async (url: string, as: SignedIn) =>
  (await api.app.inject({ url, headers: as.headers })).json();

async function begin(): Promise<{ id: string; wishes: TargetWishes }> {
  return (await targetCalls(api).begin(who, job)).json().targetSetting;
}
async function seenByCompany(index: string): Promise<Match | undefined> {
  const { list } = targetCalls(api);
  const groups = await Promise.all([1, 2].map((type) => list(who, index, type)));
  const people = groups.flatMap((reply) => reply.json().targetStudents.data);
  return people.find(({ studentId }) => studentId === student.accountId)?.match;
}

test('student and company see the same score with the words in common', async () => {
  const { id, wishes } = await begin();
  expect(wishes.wants.terms).toEqual(expect.arrayContaining(['Python', '有限要素法', '熱流体']));
  expect(wishes.wants.terms.join()).not.toMatch(/ベトナム|女性/);
  const { jobs } = await read('/v1/student/matches', student);
  const match = jobs.find((one: { id: string }) => one.id === job).match;
  expect(termsOf(match)).toEqual({
    criterion: 'terms',
    points: 8,
    of: 8,
    terms: ['Python', '有限要素法', '熱流体'],
  });
  const shown = await read(`/v1/student/company/${who.companyId}/job/${job}`, student);
  const listed = await seenByCompany(id);
  const page = `/v1/company/student-profile/${student.accountId}`;
  const bySetting = await read(`${page}?setting=${id}`, who);
  const byJob = await read(`${page}?job=${job}`, who);
  for (const one of [shown.match, listed, bySetting.match, byJob.match]) {
    expect([one?.total, one && termsOf(one)]).toEqual([match.total, termsOf(match)]);
  }
});

test('a company changes the words, and words about who somebody is bring nothing', async () => {
  const { id, wishes } = await begin();
  const calls = targetCalls(api);
  const save = (terms: string[]) =>
    calls.save(who, id, { name: '解析', wishes: { ...wishes, wants: { ...wishes.wants, terms } } });
  expect((await save(['溶接', 'ベトナム', '女性'])).statusCode).toBe(200);
  const stored = (await calls.show(who, id)).json().targetSetting.wishes;
  expect(stored.wants.terms).toEqual(['溶接', 'ベトナム', '女性']);
  const match = await seenByCompany(id);
  expect(match && termsOf(match)).toMatchObject({ points: 3, terms: ['溶接'] });
  await save([]);
  const without = await seenByCompany(id);
  expect(without && termsOf(without)).toBeUndefined();
});

test('a setting of the release before has no words, and its servers read ours', async () => {
  const { wants, ...rest } = (await begin()).wishes;
  const { terms: _, ...older } = wants;
  const { pool } = api.services.databases;
  const { rows } = await pool.query<{ id: string; wishes: TargetWishes }>(
    `insert into target_setting (company_id, name, wishes, created_at, updated_at)
     select company_id, name, $1, now(), now() from target_setting limit 1 returning id, wishes`,
    [JSON.stringify({ ...rest, wants: older })],
  );
  expect(await seenByCompany(rows[0]?.id ?? '')).toBeDefined();
  const all = await pool.query<{ wishes: TargetWishes }>('select wishes from target_setting');
  for (const { wishes } of all.rows) expect(wishes.wants).not.toHaveProperty('terms');
});

test('words that many people have bring nothing any more', async () => {
  const { id } = await begin();
  for (let number = 0; number < 11; number += 1) {
    const other = await createStudent(api);
    await fillProfile(api, other);
    await writeSkills(other, 'Pythonと熱流体');
  }
  await countTerms(api.services.databases.commands);
  const { jobs } = await read('/v1/student/matches', student);
  const match = jobs.find((one: { id: string }) => one.id === job).match;
  const listed = await seenByCompany(id);
  for (const one of [match, listed]) {
    expect(termsOf(one)).toMatchObject({ points: 3, terms: ['有限要素法'] });
    expect(one.total).toBe(match.total);
  }
});
