import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { generateStudents } from '@engawa/demo/generate-students';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { Random } from '@engawa/demo/random';
import { openSession } from '@engawa/platform/auth/session.repo';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '../../src/features/profile/public.ts';
import { recordActivity, updateStudentRows } from '../../src/features/student-rows/public.ts';
import { dayNumber } from '../../src/people/student-numbers.rules.ts';
import { createStudent, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { fillProfile, profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';
import { admin } from '../../testing/server/desk.ts';

let api: TestApp;
const random = new Random(20261116);
const day = 86_400_000;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const query = async <Row>(text: string): Promise<Row[]> =>
  (await api.services.databases.pool.query(text)).rows as Row[];
const rows = () =>
  query<Record<string, unknown>>('select *, words::text from student_search order by student_id');
const rowOf = async ({ accountId }: SignedIn) =>
  (await rows()).find(({ student_id }) => student_id === accountId);
const updating = () => ({
  commands: api.services.databases.commands,
  now: api.clock.now(),
  readProfile,
});

const someProfile = () => {
  const [student] = [...generateStudents(random, 1)];
  if (!student) throw new Error('one student was asked for');
  return { ...filledSections, ...generateProfile(random, student, api.clock.now()) };
};

async function save(who: SignedIn, section: ProfileSectionId, content: object) {
  const calls = profileCalls(api, who);
  const { version } = (await calls.show()).profile[section];
  return calls.save(section, { ...content, version });
}

const sections = ['education', 'languages', 'career', 'work', 'story', 'links'] as const;
const settingsPath = '/v1/student/settings';

async function hunt(who: SignedIn, jobHuntingStatus: string) {
  const browser = new Browser(api);
  const { settings } = (await browser.get(settingsPath, who.headers)).json();
  const { blockedCompanies: _, ...kept } = settings;
  return browser.post(
    settingsPath,
    { ...kept, jobHuntingStatus, blockedCompanyIds: [] },
    who.headers,
  );
}

const acts: ((who: SignedIn) => Promise<{ statusCode: number } | undefined>)[] = [
  ...sections.map((section) => (who: SignedIn) => save(who, section, someProfile()[section])),
  (who) =>
    save(who, 'basic', {
      ...filledSections.basic,
      currentCountry: random.pick(['JP', 'VN', null]),
      countryOfOrigin: random.pick(['NP', null]),
    }),
  (who) => save(who, 'education', { university: null, pastUniversities: [] }),
  (who) => save(who, 'career', { ...filledSections.career, lookingFor: [] }),
  (who) => hunt(who, random.pick(['looking', 'not-looking'])),
  async ({ accountId }) => {
    api.clock.advance(random.int(0, 2) * (day / 1000));
    const { commands } = api.services.databases;
    await commands.transaction().execute((tx) => recordActivity(tx, accountId, api.clock.now()));
    return undefined;
  },
];

/** Checks that a rebuild changes no row. */
async function sameRows() {
  const kept = await rows();
  await query('delete from student_search');
  await query('update student_shown set rules = 0');
  await updateStudentRows(updating());
  expect(await rows()).toEqual(kept);
  return kept;
}

test('after any changes the rows equal those of a rebuild', async () => {
  const people: SignedIn[] = [];
  for (let number = 0; number < 4; number += 1) {
    const who = await createStudent(api);
    await fillProfile(api, who);
    people.push(who);
  }
  const done = new Map<number, number>();
  for (let step = 0; step < 80; step += 1) {
    const at = random.int(0, acts.length - 1);
    const who = await signIn(api, random.pick(people).accountId);
    const reply = await acts[at]?.(who);
    if ((reply?.statusCode ?? 200) === 200) done.set(at, (done.get(at) ?? 0) + 1);
    api.clock.advance(1);
    // Compared often: a later change may repair what an earlier one forgot.
    if (step % 4 === 0) await sameRows();
  }
  expect([...done.keys()].toSorted((one, other) => one - other)).toEqual([...acts.keys()]);
  for (const { accountId } of people.slice(0, 2)) {
    const who = await signIn(api, accountId);
    await hunt(who, 'looking');
    for (const section of ['basic', ...sections] as const) {
      await save(who, section, filledSections[section]);
    }
  }
  expect((await sameRows()).length).toBeGreaterThan(1);
  const kept = await rows();
  expect(await admin(api, 'students-rebuild')).toContain('4 students');
  expect(await rows()).toEqual(kept);
});

test('a row has searchable facts, and neither name nor address', async () => {
  const who = await createStudent(api);
  await fillProfile(api, who);
  expect(await rowOf(who)).toMatchObject({
    graduation: 27 * 12 + 2,
    degree: 1,
    school: 1,
    japanese: 5,
    japanese_certified: 5,
    // Stated as business level, certified by IELTS as B2.
    english: 4,
    english_certified: 4,
    looking_for: 0b11,
    industries: 0b100001,
    worked_kinds: 0b100001,
    current_country: 'JP',
    origin_country: 'VN',
    university: '筑波大学',
  });
  const words = String((await rowOf(who))?.words);
  // Kana in either form is stored as hiragana.
  for (const word of ['粘り', 'typescript', 'えん', '作品']) expect(words).toContain(`'${word}'`);
  for (const word of ['髙﨑', 'つく', 'linh.example', 'たか']) expect(words).not.toContain(word);
});

test('at a Japanese language school the degree and the major from before count', async () => {
  const who = await createStudent(api);
  await fillProfile(api, who);
  const { university } = filledSections.education;
  const japaneseSchool = {
    ...university,
    schoolType: 'japanese-school',
    name: '桜橋日本語学院',
    degreeType: 'none',
    majorType: 'others',
    majorCategory: 'others',
  };
  const before = [university];
  await save(who, 'education', { university: japaneseSchool, pastUniversities: before });
  const { degree, major } = (await rowOf(who)) ?? {};
  expect([degree, major]).toEqual([1, 18]);
  expect(await rowOf(who)).toMatchObject({ school: 5, university: '桜橋日本語学院' });
  await save(who, 'education', { university: japaneseSchool, pastUniversities: [] });
  expect(await rowOf(who)).toMatchObject({ degree: 7, major: 29, school: 5 });
});

test('an erased student has no row, and the change is logged', async () => {
  const who = await createStudent(api);
  await fillProfile(api, who);
  const noted = () =>
    query<{ count: number }>(
      `select count(*)::int from search_change where row_id = '${who.accountId}'`,
    );
  const [before] = await noted();
  await query(`delete from student where id = '${who.accountId}'`);
  expect(await rowOf(who)).toBeUndefined();
  const [after] = await noted();
  expect(after?.count).toBe((before?.count ?? 0) + 1);
});

test('two sections saved concurrently are both in the row', async () => {
  const who = await createStudent(api);
  await fillProfile(api, who);
  const story = { ...filledSections.story, strength: '量子計算' };
  const career = { ...filledSections.career, industries: [7] };
  await Promise.all([save(who, 'story', story), save(who, 'career', career)]);
  const row = await rowOf(who);
  expect(row?.industries).toBe(1 << 6);
  expect(row?.words).toContain("'量子'");
});

test('a returning student was active today, as the row says', async () => {
  const who = await createStudent(api);
  await fillProfile(api, who);
  const { refreshToken } = await api.services.databases.commands
    .transaction()
    .execute((tx) => openSession(tx, who.accountId, api.clock.now()));
  const browser = new Browser(api);
  browser.cookies.set('engawa_refresh', refreshToken);
  expect((await browser.post('/v1/auth/refresh')).statusCode).toBe(200);
  expect((await rowOf(who))?.active).toBe(dayNumber(todayInJapan(api.clock.now())));
});
