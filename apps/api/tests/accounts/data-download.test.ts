import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { profileSections } from '@engawa/contract/profile/sections';
import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { until } from '@engawa/platform/testing/waiting/until';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { createFullStudent, planBytes, resumeBytes } from '../../testing/people/full-student.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
});
afterAll(() => api.close());

const askFor = (who: SignedIn) =>
  api.app.inject({ url: '/v1/student/data-download', headers: who.headers });
const linkFor = async (who: SignedIn): Promise<string> => (await askFor(who)).json().url;
const download = (url: string) => api.app.inject({ url });

test('the link needs a sign-in within the last ten minutes', async () => {
  const who = await createStudent(api);
  expect((await askFor(who)).statusCode).toBe(200);
  api.clock.advance(601);
  expect((await askFor(who)).json().code).toBe('sign_in_again');
});

describe('the archive', () => {
  test('contains everything the person entered and uploaded, byte for byte', async () => {
    const person = await createFullStudent(api);
    const reply = await download(await linkFor(person));
    expect(reply.statusCode).toBe(200);
    const contents = await readZip(reply.rawPayload);
    expect([...contents.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'files/yoshimi.webp',
      'files/履歴書.pdf',
      'files/履歴書 (2).pdf',
      'files/bridge-plan.pdf',
    ]);
    expect(contents.get('files/履歴書.pdf')).toEqual(resumeBytes);
    expect(contents.get('files/履歴書 (2).pdf')).toEqual(pdf);
    expect(contents.get('files/bridge-plan.pdf')).toEqual(planBytes);
    const portrait = await sharp(contents.get('files/yoshimi.webp')).metadata();
    expect([portrait.format, portrait.width]).toEqual(['webp', 640]);

    const text = contents.get('profile.json')?.toString() ?? '';
    const data = JSON.parse(text);
    expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
    for (const word of person.stored) expect(text).toContain(word);
    expect(data.profile.basic.phone.number.replace(/\D/g, '')).toMatch(/9012345678$/);
    expect(data).toMatchObject({
      account: { id: person.accountId, email: person.email },
      profile: { basic: { phone: { country: 'JP' } }, story: { version: 1 } },
      settings: { language: 'ja', mailNotices: { news: 'at_once' } },
      profileSavedAt: { basic: api.clock.now().toISOString() },
      scholarship: [
        {
          entries: [
            {
              id: person.entryId,
              category: 'research',
              createdAt: api.clock.now().toISOString(),
            },
          ],
        },
      ],
      shifts: [{ startsAt: '2031-05-12T17:00', workplace: '竹の湯 売店' }],
      schoolHolidays: [{ from: '2031-08-01', to: '2031-09-20' }],
      calendarFeed: { language: 'en' },
      messagesToUs: [{ subject: '応募についての質問', sentAt: null }],
      sessions: [{ endedAt: null }],
      mails: [{ kind: 'contact-copy' }],
    });
    expect(Object.keys(data.profileSavedAt)).toHaveLength(profileSections.ids.length);
    expect(data.files.map(({ slot }: { slot: string | null }) => slot)).toEqual([
      null,
      'resume-ja',
      null,
      null,
    ]);
    expect(data.activity.map(({ action }: { action: string }) => action)).toContain(
      'student.profile.saveBasic',
    );
    expect(contents.get('README.txt')?.toString().trim().split('\r\n')).toHaveLength(2);
  });

  test('of a new account is complete too', async () => {
    const reply = await download(await linkFor(await createStudent(api)));
    const contents = await readZip(reply.rawPayload);
    expect([...contents.keys()]).toEqual(['README.txt', 'profile.json']);
  });

  test('contains nothing of anybody else', async () => {
    const other = await createFullStudent(api);
    const reply = await download(await linkFor(await createStudent(api)));
    const text = (await readZip(reply.rawPayload)).get('profile.json')?.toString() ?? '';
    for (const word of other.words) expect(text).not.toContain(word);
  });

  test('is sent as a file and never cached', async () => {
    const { headers } = await download(await linkFor(await createStudent(api)));
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="engawa-data-\d{4}-\d\d-\d\d\.zip"/,
    );
  });

  test('is sent even if the bytes of a file are missing', async () => {
    const who = await createStudent(api);
    await fileCalls(api).upload('resume', [{ name: 'cv.pdf', content: pdf }], { who });
    const { rows } = await api.services.databases.pool.query(
      'select key from stored_file where student_id = $1',
      [who.accountId],
    );
    await api.services.files.store.remove(rows[0].key);
    const reply = await download(await linkFor(who));
    expect((await readZip(reply.rawPayload)).get('files/cv.pdf')).toHaveLength(0);
  });

  const countable = existsSync('/proc/self/fd');
  test.runIf(countable)('leaves no file open when the client disconnects', async () => {
    const who = await createStudent(api);
    const large = Buffer.concat([pdf, Buffer.alloc(20_000_000)]);
    await fileCalls(api).upload('resume', [{ name: 'large.pdf', content: large }], { who });
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    const url = `http://127.0.0.1:${port}${await linkFor(who)}`;
    for (let times = 0; times < 5; times += 1) {
      const request = get(url, { agent: false });
      const [reply] = (await once(request, 'response')) as [IncomingMessage];
      await once(reply, 'readable');
      request.destroy();
    }
    await until('everything to be closed', () => open() <= before);
  });
});

describe('the link', () => {
  const gone = [410, 'link_expired'];
  const outcome = async (url: string) => {
    const reply = await download(url);
    return reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json().code];
  };

  test('works for five minutes', async () => {
    const who = await createStudent(api);
    const { url, expiresAt } = (await askFor(who)).json();
    expect(new Date(expiresAt).getTime() - api.clock.now().getTime()).toBe(300_000);
    api.clock.advance(299);
    expect(await outcome(url)).toBe(200);
    api.clock.advance(2);
    expect(await outcome(url)).toEqual(gone);
  });

  test('ends with the session that requested it', async () => {
    const who = await createStudent(api);
    const elsewhere = await signIn(api, who.accountId);
    const [url, other] = [await linkFor(who), await linkFor(elsewhere)];
    await api.app.inject({ method: 'POST', url: '/v1/student/logout', headers: who.headers });
    expect(await outcome(url)).toEqual(gone);
    expect(await outcome(other)).toBe(200);
    await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: elsewhere.headers,
    });
    expect(await outcome(other)).toEqual(gone);
  });

  test('cannot be changed, extended or used by others', async () => {
    const who = await createStudent(api);
    const stranger = new URL(await linkFor(await createStudent(api)), 'http://engawa.test');
    const good = new URL(await linkFor(who), 'http://engawa.test');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(good);
      change(url);
      return url.pathname + url.search;
    };
    const { file } = (
      await fileCalls(api).upload('resume', [{ name: 'a.pdf', content: pdf }], { who })
    ).json();
    const own = new URL(
      (await fileCalls(api).get(`/v1/student/file/${file.id}`, who)).json().url,
      good,
    );
    const forged = [
      changed((url) => url.searchParams.set('expires', '99999999999')),
      changed((url) => url.searchParams.set('signature', 'x'.repeat(43))),
      changed((url) => url.searchParams.set('signature', '')),
      changed((url) => {
        url.pathname = stranger.pathname;
      }),
      changed((url) => {
        url.search = own.search;
      }),
      `/v1/data-download/${crypto.randomUUID()}${good.search}`,
    ];
    for (const url of forged) expect(await outcome(url)).toEqual(gone);
    expect(await outcome(good.pathname + good.search)).toBe(200);
    expect((await download(`/v1/data-download/x${good.search}`)).statusCode).toBe(404);
    expect((await download(good.pathname)).statusCode).toBe(422);
  });

  test('is issued at most ten times an hour', async () => {
    const who = await createStudent(api);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await askFor(who)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
