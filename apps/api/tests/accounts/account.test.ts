import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { jpeg } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
});
afterAll(() => api.close());

const account = async ({ headers }: SignedInRecruiter) =>
  (await new Browser(api).get('/v1/company/account', headers)).json().user;

/** With the current version, unless the body has another. */
const save = async (who: SignedInRecruiter, body: object) => {
  const { version, department, title } = await account(who);
  const sent = { version, department, title, ...body };
  return new Browser(api).post('/v1/company/account', sent, who.headers);
};

async function uploadedBy(who: SignedInRecruiter, purpose = 'portrait'): Promise<string> {
  const file = { name: 'me.jpg', content: await jpeg(), type: 'image/jpeg' };
  const reply = await fileCalls(api).upload(purpose, [file], { who, side: 'company' });
  return reply.json().file.id;
}

describe("a recruiter's own account", () => {
  test('changes its name and says so', async () => {
    const recruiter = await createRecruiter(api);
    const reply = await save(recruiter, { name: ' 髙﨑 𠮷子 ' });
    expect(reply.json()).toMatchObject({ message: 'Updated.', user: { name: '髙﨑 𠮷子' } });
    expect(await account(recruiter)).toEqual(reply.json().user);
  });

  test.each([0, 1, 2, 3] as const)(
    'a level %i recruiter can set department and title',
    async (level) => {
      const recruiter = await createRecruiter(api, { level });
      const told = { name: '田中 美咲', department: '人事部', title: '採用担当' };
      expect((await save(recruiter, told)).json().user).toMatchObject({ ...told, version: 1 });
      const none = { ...told, department: null, title: null };
      expect((await save(recruiter, none)).json().user).toMatchObject({ ...none, version: 2 });
    },
  );

  test('a stale save is refused, and of two concurrent saves one wins', async () => {
    const recruiter = await createRecruiter(api);
    const body = { name: '田中', department: '人事部', title: null };
    expect((await save(recruiter, { ...body, version: 4 })).json()).toMatchObject({
      code: 'stale_version',
      current: 0,
    });
    const replies = await Promise.all([1, 2].map(() => save(recruiter, { ...body, version: 0 })));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await account(recruiter)).version).toBe(1);
  });

  test('shows, replaces and removes a portrait', async () => {
    const recruiter = await createRecruiter(api);
    const first = await save(recruiter, { name: '田中', pictureId: await uploadedBy(recruiter) });
    expect(first.json().user.profilePictureUrl).toMatch(/^\/v1\/picture\//);
    const kept = await save(recruiter, { name: '田中 美咲' });
    expect(kept.json().user.profilePictureUrl).toBe(first.json().user.profilePictureUrl);
    const second = await save(recruiter, { name: '田中', pictureId: await uploadedBy(recruiter) });
    expect(second.json().user.profilePictureUrl).not.toBe(first.json().user.profilePictureUrl);
    const none = await save(recruiter, { name: '田中', pictureId: null });
    expect(none.json().user.profilePictureUrl).toBeNull();
    const uses = await api.services.databases.commands
      .selectFrom('file_use')
      .select('file_id')
      .where('subject', '=', `recruiter:${recruiter.accountId}`)
      .execute();
    expect(uses).toEqual([]);
  });

  test('refuses a colleague’s portrait, a stranger’s and a file of another kind', async () => {
    const recruiter = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: recruiter.companyId });
    const stranger = await createRecruiter(api);
    const files = [
      await uploadedBy(colleague),
      await uploadedBy(stranger),
      await uploadedBy(recruiter, 'picture'),
      crypto.randomUUID(),
    ];
    for (const pictureId of files) {
      const reply = await save(recruiter, { name: '田中', pictureId });
      expect(reply.statusCode).toBe(404);
    }
  });

  test.each([
    [{ name: '  ' }],
    [{ name: 'x'.repeat(101) }],
    [{}],
    [{ name: '田中', companyId: 'x' }],
    [{ name: '田中', level: 0 }],
    [{ name: '田中', department: ' ' }],
    [{ name: '田中', title: 'x'.repeat(101) }],
    [{ name: '田中', title: 'Head of\nHR' }],
    [{ name: '田中', version: -1 }],
  ])('%j is refused', async (body) => {
    const recruiter = await createRecruiter(api);
    expect((await save(recruiter, body)).statusCode).toBe(422);
  });
});

test('the demo lists its sign-in accounts', async () => {
  const reply = await new Browser(api).get('/v1/demo/people');
  const { people } = reply.json();
  expect(people).toHaveLength(6);
  for (const { email, password, note } of people) {
    expect(email).toMatch(/\.example$/);
    expect(password).toBeTruthy();
    expect(note.ja).toBeTruthy();
    expect(note.en).toBeTruthy();
  }
});
