import { profileItemIds } from '@engawa/contract/profile/completeness';
import { profile } from '@engawa/contract/profile/schemas';
import { profileSections } from '@engawa/contract/profile/sections';
import { studentView } from '@engawa/contract/profile/student-view';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findProfile,
  presentForCompany,
  readProfile,
  requireComplete,
} from '../../src/features/profile/public.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { jpeg, pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function createFilled(): Promise<SignedIn> {
  const student = await createStudent(api);
  const calls = profileCalls(api, student);
  for (const section of profileSections.ids) {
    await calls.save(section, { version: 0, ...filledSections[section] });
  }
  return student;
}

async function upload(who: SignedIn, purpose = 'portrait'): Promise<string> {
  const content = purpose === 'resume' ? pdf : await jpeg();
  const name = purpose === 'resume' ? 'cv.pdf' : 'me.jpg';
  return (await fileCalls(api).upload(purpose, [{ name, content }], { who })).json().file.id;
}

describe('my account', () => {
  test('of a new student is empty and names missing items', async () => {
    const student = await createStudent(api);
    const shown = await profileCalls(api, student).show();
    expect(profile.strict().safeParse(shown.profile).error).toBeUndefined();
    expect(shown).toMatchObject({
      user: { id: student.accountId },
      files: [],
      jobHunting: { occupation: 'student', jobHuntingStatus: 'looking' },
      percent: 5,
    });
    expect(shown.missing).toEqual(profileItemIds.filter((id) => id !== 'name'));
  });

  test('of a complete student is at 100 percent', async () => {
    const student = await createFilled();
    const calls = profileCalls(api, student);
    const before = await calls.show();
    expect(before.missing).toEqual(['picture', 'highlight']);
    const pictureId = await upload(student);
    await calls.save('basic', { version: 1, ...filledSections.basic, pictureId });
    await calls.save('story', { version: 1, ...filledSections.story, highlight: '研究発表' });
    const after = await calls.show();
    expect([after.percent, after.missing]).toEqual([100, []]);
    expect(after.profile.basic.pictures.map((one: { width: number }) => one.width)).toEqual([
      96, 320, 640,
    ]);
    expect(after.user.profilePictureUrl).toBe(after.profile.basic.pictures[0].url);
  });

  test('takes two statements: the session and the profile', async () => {
    const student = await createFilled();
    const { pipeline, readPipeline } = api.services.databases;
    const sent: string[] = [];
    for (const one of [pipeline, readPipeline]) {
      const query = one.query.bind(one);
      one.query = (sql, parameters) => {
        sent.push(sql);
        return query(sql, parameters);
      };
    }
    await profileCalls(api, student).show();
    expect(sent).toHaveLength(2);
  });
});

describe('pictures', () => {
  test('refuses another’s portrait and a file of another kind', async () => {
    const student = await createStudent(api);
    const stranger = await createStudent(api);
    const calls = profileCalls(api, student);
    const save = (pictureId: string) =>
      calls.save('basic', { version: 0, ...filledSections.basic, pictureId });
    const missing = await save(crypto.randomUUID());
    expect(missing.statusCode).toBe(404);
    for (const id of [await upload(stranger), await upload(student, 'resume')]) {
      expect((await save(id)).body).toBe(missing.body);
    }
    expect((await calls.show()).profile.basic.version).toBe(0);
  });

  test('a picture no longer shown is no longer in use', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const pictureId = await upload(student);
    await calls.save('basic', { version: 0, ...filledSections.basic, pictureId });
    expect((await fileCalls(api).remove(pictureId, student)).statusCode).toBe(409);
    await calls.save('basic', { version: 1, ...filledSections.basic });
    expect((await calls.show()).user.profilePictureUrl).toBeNull();
    expect((await fileCalls(api).remove(pictureId, student)).statusCode).toBe(200);
  });
});

describe('what a company sees', () => {
  test('equals the preview, without private data', async () => {
    const student = await createFilled();
    const reply = await profileCalls(api, student).preview();
    const { studentProfile } = reply.json();
    expect(studentView.strict().safeParse(studentProfile).error).toBeUndefined();
    expect(studentProfile).toMatchObject({
      id: student.accountId,
      lastName: '髙﨑',
      residenceStatus: 'designated-activities',
      education: filledSections.education,
      languages: filledSections.languages.languages,
    });
    const secrets = [
      '2002-02-28',
      '1234',
      'female',
      '@test.example',
      '2028-03-31',
      '天王台',
      'version',
    ];
    for (const secret of secrets) expect(reply.body).not.toContain(secret);
    const [row] = await findProfile(api.services.databases.reads, { id: student.accountId });
    expect(row && presentForCompany(row)).toEqual(studentProfile);
  });
});

describe('required items', () => {
  const require = (who: SignedIn, purpose: 'connect' | 'apply', language: 'ja' | 'en') =>
    requireComplete(api.services.databases.reads, who.accountId, purpose, language);

  test('are complete for connecting and applying', async () => {
    const student = await createFilled();
    await require(student, 'connect', 'ja');
    await require(student, 'apply', 'ja');
  });

  test('are complete for connecting, not for applying: missing ones are named in the language', async () => {
    const student = await createFilled();
    const calls = profileCalls(api, student);
    await calls.save('basic', { version: 1, ...filledSections.basic, phone: null });
    await calls.save('story', { version: 1, ...filledSections.story, strength: null });
    await require(student, 'connect', 'ja');
    await expect(require(student, 'apply', 'ja')).rejects.toMatchObject({
      code: 'profile_incomplete',
      options: {
        details: { items: '電話番号、強みと経験' },
        fields: { phone: '電話番号', strength: '強みと経験' },
      },
    });
    await expect(require(student, 'apply', 'en')).rejects.toMatchObject({
      options: { details: { items: 'Phone number, Strength and experience' } },
    });
  });

  test('are missing for both in a new profile', async () => {
    const student = await createStudent(api);
    await expect(require(student, 'connect', 'en')).rejects.toMatchObject({
      options: { fields: { university: 'School, major and graduation' } },
    });
  });

  test('a student who does not exist is not found', async () => {
    const nobody = readProfile(api.services.databases.reads, crypto.randomUUID());
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
  });
});
