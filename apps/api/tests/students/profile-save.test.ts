import { type ProfileSectionId, profileSections } from '@engawa/contract/profile/sections';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const emptied: Record<ProfileSectionId, object> = {
  basic: {
    ...filledSections.basic,
    firstName: 'Linh',
    gender: null,
    phone: null,
    nameOrder: 'family-first',
  },
  residence: {
    status: null,
    designation: null,
    expiresOn: null,
    expectedGraduation: null,
    otherActivityPermission: null,
  },
  education: { university: null, pastUniversities: filledSections.education.pastUniversities },
  languages: { languages: filledSections.languages.languages.slice(1).toReversed() },
  career: {
    industries: [],
    jobCategories: [],
    jobSubcategories: [],
    lookingFor: [],
    careerVision: null,
  },
  work: { workExperiences: [] },
  story: { strength: null, highlight: '研究発表', skills: null },
  links: { links: [] },
  resume: { ...filledSections.resume, yearStyle: 'western', licences: [], address: null },
};

describe.each(profileSections.ids)('%s', (section) => {
  test('is saved, read back, replaced and read back again', async () => {
    const calls = profileCalls(api, await createStudent(api));
    expect((await calls.show()).profile[section].version).toBe(0);
    const first = await calls.save(section, { version: 0, ...filledSections[section] });
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('Saved.')]);
    expect(first.json().version).toBe(1);
    expect((await calls.show()).profile[section]).toMatchObject({
      version: 1,
      ...filledSections[section],
    });
    const second = await calls.save(section, { version: 1, ...emptied[section] });
    expect(second.json().version).toBe(2);
    expect((await calls.show()).profile[section]).toMatchObject({
      version: 2,
      ...emptied[section],
    });
  });

  test('a stale save is refused with the stored version and changes nothing', async () => {
    const calls = profileCalls(api, await createStudent(api));
    const ahead = await calls.save(section, { version: 3, ...filledSections[section] });
    expect(ahead.statusCode).toBe(409);
    expect(ahead.json()).toMatchObject({ code: 'stale_version', current: 0 });
    await calls.save(section, { version: 0, ...filledSections[section] });
    const before = (await calls.show()).profile;
    for (const version of [0, 2]) {
      const stale = await calls.save(section, { version, ...emptied[section] });
      expect([stale.statusCode, stale.json().current]).toEqual([409, 1]);
    }
    expect((await calls.show()).profile).toEqual(before);
  });

  test('of two tabs that save concurrently exactly one wins', async () => {
    const calls = profileCalls(api, await createStudent(api));
    for (const version of [0, 1]) {
      const replies = await Promise.all([
        calls.save(section, { version, ...filledSections[section] }),
        calls.save(section, { version, ...emptied[section] }),
      ]);
      const codes = replies.map((reply) => reply.statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const winner = codes[0] === 200 ? filledSections[section] : emptied[section];
      expect((await calls.show()).profile[section]).toMatchObject({
        version: version + 1,
        ...winner,
      });
    }
  });
});

test('a section saves itself only: others keep version and content', async () => {
  const student = await createStudent(api);
  const calls = profileCalls(api, student);
  for (const section of profileSections.ids) {
    await calls.save(section, { version: 0, ...filledSections[section] });
  }
  const before = (await calls.show()).profile;
  await calls.save('story', { version: 1, ...emptied.story });
  const { story: _, ...others } = (await calls.show()).profile;
  expect(before).toMatchObject(others);
  const stranger = profileCalls(api, await createStudent(api));
  expect((await stranger.show()).profile.story.version).toBe(0);
});

test('a retry with the same key saves once', async () => {
  const student = await createStudent(api);
  const save = () =>
    api.app.inject({
      method: 'POST',
      url: '/v1/student/profile/unique',
      headers: { ...student.headers, 'idempotency-key': 'one-click' },
      payload: { version: 0, ...filledSections.story },
    });
  const [first, again] = [await save(), await save()];
  expect(again.body).toBe(first.body);
  expect((await profileCalls(api, student).show()).profile.story.version).toBe(1);
});

test('the university’s graduation holds until another is stated', async () => {
  const calls = profileCalls(api, await createStudent(api));
  const expected = async () => (await calls.show()).profile.residence.expectedGraduation;
  expect(await expected()).toBeNull();
  await calls.save('education', { version: 0, ...filledSections.education });
  const graduation = filledSections.education.university.graduation;
  expect(await expected()).toBe(graduation);
  await calls.save('residence', {
    version: 0,
    ...filledSections.residence,
    expectedGraduation: '2028-09',
  });
  expect(await expected()).toBe('2028-09');
});

test('wide, decomposed and odd spellings are stored in one form', async () => {
  const calls = profileCalls(api, await createStudent(api));
  await calls.save('basic', {
    version: 0,
    ...filledSections.basic,
    firstNameKana: ' ﾖｼﾐ ',
    phone: { country: 'JP', number: '＋８１ ９０ １２３４ ５６７８' },
  });
  await calls.save('resume', {
    version: 0,
    ...filledSections.resume,
    postalCode: '３０５８５７７',
  });
  await calls.save('story', { version: 0, ...filledSections.story, strength: '  a\r\nb\r\n ' });
  const { basic, resume, story } = (await calls.show()).profile;
  expect(basic.firstNameKana).toBe('ヨシミ');
  expect(basic.phone).toEqual({ country: 'JP', number: '090-1234-5678' });
  expect(resume.postalCode).toBe('305-8577');
  expect(story.strength).toBe('a\nb');
});

test.each([
  ['𠮷之', '髙﨑', '髙﨑 𠮷之'],
  ['عبد الرحمن', 'الهاشمي', 'عبد الرحمن الهاشمي'],
  ['👩‍👩‍👧', 'é́', '👩‍👩‍👧 é́'],
  ['O’Brien-Nguyễn', 'ศรีสุข', 'O’Brien-Nguyễn ศรีสุข'],
])('the name %s %s comes back unchanged', async (firstName, lastName, name) => {
  const calls = profileCalls(api, await createStudent(api));
  const saved = await calls.save('basic', {
    version: 0,
    ...filledSections.basic,
    firstName,
    lastName,
  });
  expect(saved.json().user.name).toBe(name);
  const shown = await calls.show();
  expect(shown.user).toEqual(saved.json().user);
  expect(shown.profile.basic).toMatchObject({ firstName, lastName });
});

test('a body without the order of the name keeps the stored one', async () => {
  const calls = profileCalls(api, await createStudent(api));
  const { nameOrder: _, ...basic } = filledSections.basic;
  const named = { ...basic, firstName: 'Linh', lastName: 'Nguyen' };
  const nameAfter = async (body: object) => (await calls.save('basic', body)).json().user.name;
  expect(await nameAfter({ ...named, version: 0 })).toBe('Linh Nguyen');
  expect(await nameAfter({ ...named, version: 1, nameOrder: 'family-first' })).toBe('Nguyen Linh');
  expect(await nameAfter({ ...named, version: 2 })).toBe('Nguyen Linh');
  expect((await calls.show()).profile.basic.nameOrder).toBe('family-first');
});

test('the first save returns the phone number as it will be read', async () => {
  const calls = profileCalls(api, await createStudent(api));
  const phone = { country: 'VN', number: '+84 912 345 678' };
  const saved = await calls.save('basic', { version: 0, ...filledSections.basic, phone });
  expect(saved.json().phone).toEqual({ country: 'VN', number: '0912 345 678' });
  expect((await calls.show()).profile.basic.phone).toEqual(saved.json().phone);
});

test('erasing a student deletes the whole profile', async () => {
  const student = await createStudent(api);
  const calls = profileCalls(api, student);
  for (const section of profileSections.ids) {
    await calls.save(section, { version: 0, ...filledSections[section] });
  }
  const commands = api.services.databases.commands;
  await commands.deleteFrom('account').where('id', '=', student.accountId).execute();
  const { rows } = await sql<{ table: string; left: number }>`
    select table_name as table, (xpath('/row/c/text()', query_to_xml(format(
      'select count(*) as c from %I where student_id = %L', table_name, ${student.accountId}::text
    ), false, true, '')))[1]::text::int as left
    from information_schema.columns where column_name = 'student_id'`.execute(commands);
  expect(rows.length).toBeGreaterThan(12);
  expect(rows.filter(({ left }) => left > 0)).toEqual([]);
});
