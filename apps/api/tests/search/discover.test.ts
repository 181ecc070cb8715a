import { jobSorts } from '@engawa/contract/discover/limits';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  createList,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let jobs: JobCalls;
let student: SignedIn;
let big: SignedInRecruiter;
const ids: Record<string, string> = {};
const day = 86_400_000;
let soon: string;

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
  soon = todayInJapan(new Date(api.clock.now().getTime() + 5 * day));
  const small = await createEmployer(api, { plan: 2 });
  big = await createRecruiter(api, { verified: true });
  await api.services.databases.commands.updateTable('company').set({ plan: 2 }).execute();
  const generalInfo = {
    ...fullGeneral,
    jp: fullGeneral.jp && {
      ...fullGeneral.jp,
      companyName: '株式会社ほしぞら',
      industry: 1 as const,
      feature: [4 as const],
    },
    en: fullGeneral.en && {
      ...fullGeneral.en,
      companyName: 'Hoshizora',
      industry: 1 as const,
      feature: [4 as const],
    },
    common: { ...fullGeneral.common, employees: 500, listing: 'listed' as const },
  };
  await publishGeneral(api, big, { generalInfo });
  ids['sales'] = await releaseOne(
    jobs,
    small,
    jobWith({
      common: {
        languages: [{ language: 'ja', level: 'business', jlpt: 'N1' }],
        prefectures: ['tokyo', 'osaka'],
        graduationFrom: '2027-03',
        graduationTo: '2027-09',
      },
    }),
  );
  api.clock.advance(60);
  const hourly = { salaryType: 'hourly', salaryMin: 2000, salaryMax: null } as const;
  const tech = { recruitmentType: 1, jobCategoryId: 3 } as const;
  ids['learning'] = await releaseOne(
    jobs,
    big,
    jobWith({
      jp: { position: '機械学習エンジニア', ...tech, feature: [2, 5] },
      en: { position: 'Machine learning engineer (C++)', ...tech, feature: [2, 5] },
      common: { ...hourly, jobSubcategory: 'data', deadline: soon },
    }),
  );
  api.clock.advance(60);
  ids['nurse'] = await releaseOne(
    jobs,
    big,
    jobWith({
      jp: { position: '看護助手', businessContent: '病院での仕事です。' },
      en: null,
      common: {
        salaryType: 'annual',
        salaryMin: 3_000_000,
        salaryMax: null,
        languages: [{ language: 'ja', level: 'daily-conversation', jlpt: null }],
      },
    }),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  student = await createStudent(api);
});

const get = (path: string, who = student) =>
  api.app.inject({
    url: `/v1/student/discover/${path}`,
    headers: { languagetype: 'en', ...who.headers },
  });
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
async function found(query: Record<string, string | number | string[]>, who = student) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  const reply = await get(`jobs?${search.toString()}`, who);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { jobs: cards, count } = reply.json();
  expect(count).toBe(cards.length);
  const counted = (await get(`count?${search.toString()}`, who)).json();
  if (!('sort' in query)) expect(counted.jobs).toBe(count);
  return cards.map(({ id }: { id: string }) => nameOf(id));
}

test.each<[Record<string, string | number | string[]>, string[]]>([
  [{}, ['nurse', 'learning', 'sales']],
  [{ sort: 'deadline' }, ['learning', 'nurse', 'sales']],
  [{ sort: 'salary' }, ['learning', 'nurse', 'sales']],
  [{ freeWord: '看護' }, ['nurse']],
  [{ freeWord: '看' }, ['nurse']],
  [{ freeWord: '機械学習' }, ['learning']],
  [{ freeWord: 'ＭＡＣＨＩＮＥ learn' }, ['learning']],
  [{ freeWord: 'c++' }, ['learning']],
  [{ freeWord: 'ほしぞら 病院' }, ['nurse']],
  [{ freeWord: `'); drop table job_search; --` }, []],
  [{ freeWord: '%' }, []],
  [{ freeWord: '😀🏯' }, []],
  [{ industries: ['1', '3'] }, ['nurse', 'learning']],
  [{ companyStatus: 'listed' }, ['nurse', 'learning']],
  [{ employeesMin: 300 }, ['nurse', 'learning']],
  [{ employeesMin: 501, employeesMax: 10_000 }, []],
  [{ visaSupport: 1 }, ['nurse', 'learning']],
  [{ companyFeatures: ['4'] }, ['nurse', 'learning']],
  [{ jobType: ['1'] }, ['learning']],
  [{ applicantType: 3 }, ['nurse', 'learning', 'sales']],
  [{ applicantType: 2 }, ['nurse', 'sales']],
  [{ jobFeatures: ['2', '5'] }, ['learning']],
  [{ prefectures: ['osaka', 'kyoto'] }, ['sales']],
  [{ japaneseLevel: 0 }, ['learning']],
  [{ japaneseLevel: 3 }, ['nurse', 'learning']],
  [{ japaneseLevel: 5 }, ['nurse', 'learning', 'sales']],
  [{ salaryAtLeast: 250_000 }, ['nurse', 'learning']],
  [{ graduationFrom: '2027-10' }, ['nurse', 'learning']],
  [{ graduationFrom: '2026-01', graduationTo: '2027-03' }, ['nurse', 'learning', 'sales']],
  [{ jobCategory: ['3'] }, ['learning']],
  [{ jobSubcategory: ['data', 'sales'] }, ['learning']],
  [{ jobSubcategory: ['web'] }, []],
  [{ jobCategory: ['1', '3'], jobSubcategory: ['web'] }, ['nurse', 'sales']],
  [{ freeWord: '病院', industries: '1', japaneseLevel: 4, applicantType: 2 }, ['nurse']],
])('%o finds %o', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test.each<[string, string]>([
  ['graduationFrom=2027-04&graduationTo=2027-03', 'graduationTo'],
  ['startFrom=2027-04&startTo=2027-03', 'startTo'],
  ['employeesMin=300&employeesMax=1', 'employeesMax'],
  ['employeesMin=0', 'employeesMin'],
  ['employeesMax=10001', 'employeesMax'],
  ['employeesMin=abc', 'employeesMin'],
  ['jobType=3&applicantType=1', 'applicantType'],
  [`freeWord=${'a'.repeat(500)}`, 'freeWord'],
  ['industries=9', 'industries.0'],
  ['graduationFrom=2027-13', 'graduationFrom'],
  ['japaneseLevel=N2', 'japaneseLevel'],
  ['cursor=nonsense', 'cursor'],
])('%s is refused beside its field', async (query, field) => {
  const reply = await get(`jobs?${query}`);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('a page continues where the previous one ended, and beyond the end it is empty', async () => {
  const last = `0_${crypto.randomUUID()}`;
  expect((await get(`jobs?cursor=${last}`)).json()).toMatchObject({
    jobs: [],
    count: 3,
    nextCursor: null,
  });
});

test.each(jobSorts)('pages by %s continue where the previous one ended', async (sort) => {
  const many = await createEmployer(api, { plan: 2 });
  for (let at = 0; at < 22; at += 1) {
    await releaseOne(jobs, many, jobWith({ jp: { position: `連番${sort}` } }));
    if (at % 5 === 0) api.clock.advance(1);
  }
  const query = `jobs?sort=${sort}&freeWord=${encodeURIComponent(`連番${sort}`)}`;
  const first = (await get(query)).json();
  const second = (await get(`${query}&cursor=${first.nextCursor}`)).json();
  const shown = [...first.jobs, ...second.jobs].map(({ id }: { id: string }) => id);
  expect([first.jobs.length, second.jobs.length, new Set(shown).size]).toEqual([20, 2, 22]);
  expect([first.count, second.count, second.nextCursor]).toEqual([22, 22, null]);
  await api.services.databases.pool.query('delete from company where id = $1', [many.companyId]);
});

test('a company is found by its own facts, or by a matching job', async () => {
  const names = async (query: string) =>
    (await get(`companies?${query}`))
      .json()
      .companies.map(({ name }: { name: { en: string } }) => name.en);
  expect(await names('')).toEqual(['Hoshizora', 'Test Inc.']);
  expect(await names('freeWord=ほし')).toEqual(['Hoshizora']);
  expect(await names('prefectures=osaka')).toEqual(['Test Inc.']);
  expect(await names('prefectures=osaka&industries=1')).toEqual([]);
  expect((await get('companies?industries=1')).json()).toMatchObject({
    count: 1,
    companies: [{ openJobs: 2, industry: 1, verified: true, saved: false, responseRate: null }],
  });
});

test('a card has the residence verdict for this student', async () => {
  const { jobs: cards } = (await get('jobs?freeWord=看護')).json();
  expect(cards[0]).toMatchObject({
    company: { name: { jp: '株式会社ほしぞら' } },
    jp: { position: '看護助手' },
    en: null,
    residence: { verdict: 'refused', reasons: ['no-status'] },
    saved: false,
  });
});

test('limited jobs are found by their audience; a company is not found by students who blocked it', async () => {
  const id = await releaseOne(jobs, big, jobWith({ jp: { position: '秘密の仕事' } }));
  await jobs.limit(big, id, { studentIds: [student.accountId] });
  expect(await found({ freeWord: '秘密' })).toEqual([id]);
  const [listed, connected, other] = [
    await createStudent(api),
    await createStudent(api),
    await createStudent(api),
  ];
  const saveListIds = [await createList(api, big.companyId, '候補', listed)];
  await connectThem(api, connected, big);
  await jobs.limit(big, id, { saveListIds, connected: true, studentIds: [student.accountId] });
  for (const one of [listed, connected])
    expect(await found({ freeWord: '秘密' }, one)).toEqual([id]);
  expect(await found({ freeWord: '秘密' }, other)).toEqual([]);
  await block(api, student, big.companyId);
  expect(await found({})).toEqual(['sales']);
  expect((await get('companies')).json().count).toBe(1);
  await jobs.remove(big, id);
});
