import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createRecruiter,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { openWishes, targetCalls } from '../../testing/finding/targets.ts';
import { block } from '../../testing/people/settings.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let ids: string[];
let recruiter: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  ids = await createFindable(api, new Random(15), 45);
  recruiter = await createRecruiter(api, { verified: true });
});
afterAll(() => api.close());

const get = (path: string, who = recruiter) =>
  api.app.inject({ method: 'GET', url: `/v1/company/${path}`, headers: who.headers });
const search = async (query = '', who = recruiter) => {
  const reply = await get(`search-student${query}`, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().searchResult;
};
type Found = { studentId: string; match: { total: number } | null };
const idsOf = (data: Found[]) => data.map(({ studentId }) => studentId);

test('finds every findable student, page by page, each once, with an exact count', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await search(cursor ? `?cursor=${encodeURIComponent(cursor)}` : '');
    expect(page.count).toBe(45);
    seen.push(...idsOf(page.data));
    cursor = page.nextCursor;
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('a filter narrows list and count alike', async () => {
  const { data, count } = await search('?japaneseLevel=4&degreeType=master&degreeType=bachelor');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(45);
  for (const { japanese } of data) expect(japanese.rung).toBeGreaterThanOrEqual(4);
  const counted = await get(
    'search-student/count?japaneseLevel=4&degreeType=master&degreeType=bachelor',
  );
  expect(counted.json()).toMatchObject({ count, exact: true });
});

test('by match with a setting: scores with reasons, without the student’s tips', async () => {
  const setting = (
    await targetCalls(api).create(recruiter, { name: '誰でも', wishes: openWishes })
  ).json().targetSetting.id;
  const { data } = await search(`?setting=${setting}&sort=match`);
  expect(data).toHaveLength(20);
  for (const { match } of data) {
    expect(match.total).toBe(match.company.points + match.person.points);
    expect(match).not.toHaveProperty('raises');
  }
  expect((await search()).data[0].match).toBeNull();
});

test('leaves out students who blocked the company, everybody for an unverified one, and contact data', async () => {
  const [id = ''] = ids;
  const other = await createRecruiter(api, { verified: true });
  await block(api, await signIn(api, id), other.companyId);
  const { count, data } = await search('', other);
  expect(count).toBe(44);
  expect(JSON.stringify(data)).not.toContain('@');
  const unknown = await createRecruiter(api, { verified: false });
  expect(await search('', unknown)).toEqual({ data: [], count: 0, exact: true, nextCursor: null });
});

test.each([
  ['graduationFrom=2028-04&graduationTo=2027-03', 'graduationTo'],
  ['languageLevel=3', 'language'],
  ['degreeType=guru', 'degreeType.0'],
  [`freeWord=${'機'.repeat(300)}`, 'freeWord'],
  ['cursor=x', 'cursor'],
] as const)('%s is refused beside its field', async (query, field) => {
  const reply = await get(`search-student?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toContain(field);
});

test.each(['機', '%_', '”', '機械学習 python', '𠮷'])('accepts the word %s', async (word) => {
  expect((await search(`?freeWord=${encodeURIComponent(word)}`)).count).toBeGreaterThanOrEqual(0);
});

test('refuses filters by gender and age', async () => {
  const reply = await get('search-student?gender=male&age=22');
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual(['gender', 'age']);
});

test('only levels 0 to 2 search', async () => {
  const interviewer = await createRecruiter(api, { verified: true, level: 3 });
  expect((await get('search-student', interviewer)).statusCode).toBe(403);
});

test.each(['search-student', 'search-student/count'])('%s refuses an unknown key', async (path) => {
  const reply = await get(`${path}?japanesLevel=4`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().code).toBe('invalid_input');
});
