import { createHash, randomUUID } from 'node:crypto';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  draftOne,
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
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const visit = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const statusOf = async (url: string) => (await visit(url)).statusCode;
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
/** Past the time for which pages are cached. */
const later = () => api.clock.advance(3);
const release = (job: object = {}, by: SignedIn = who) => releaseOne(jobCalls(api), by, job);

describe('a visitor', () => {
  test('reads an open job and its company in either language', async () => {
    const id = await release();
    const japanese = await visit(`/jobs/${id}`);
    expect([japanese.statusCode, japanese.headers['content-language']]).toEqual([200, 'ja']);
    expect(japanese.body).toContain('<h1>法人営業</h1>');
    expect(japanese.body).toContain('<title>法人営業 – 株式会社試験 | Engawa</title>');
    expect(japanese.body).toContain('jobs@test.example');
    const english = await visit(`/jobs/${id}?lang=en`);
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('<h1>Corporate sales</h1>');
    expect(english.body).toContain(
      `href="/talent/company/${who.companyId}/company-job/${id}?apply=1&amp;lang=en"`,
    );
    expect(english.headers['set-cookie']).toContain('language=en');
    const company = await visit(`/companies/${who.companyId}`, { 'accept-language': 'en' });
    expect(company.body).toContain('<h1>Test Inc.</h1>');
    expect(company.body).toContain(`href="/jobs/${id}?lang=en"`);
  });

  test('gets alternates and the canonical URL of each page', async () => {
    const both = await release();
    const at = `${api.services.origin}/jobs/${both}`;
    const head = (body: string) => body.match(/<link rel="(?:canonical|alternate)"[^>]+>/g);
    const alternates = [
      `<link rel="alternate" hreflang="ja" href="${at}?lang=ja">`,
      `<link rel="alternate" hreflang="en" href="${at}?lang=en">`,
      `<link rel="alternate" hreflang="x-default" href="${at}">`,
    ];
    const plain = await visit(`/jobs/${both}`);
    expect(head(plain.body)).toEqual([`<link rel="canonical" href="${at}">`, ...alternates]);
    const asked = await visit(`/jobs/${both}?lang=en`);
    expect(head(asked.body)?.[0]).toBe(`<link rel="canonical" href="${at}?lang=en">`);
    expect(plain.headers['vary']).toContain('accept-language, cookie');

    const one = await release(jobWith({ en: null }));
    const read = await visit(`/jobs/${one}?lang=en`);
    expect(read.body).toContain('<h1 lang="ja">法人営業</h1>');
    expect(read.body).toContain('This page is written in Japanese.');
    expect(head(read.body)).toEqual([
      `<link rel="canonical" href="${api.services.origin}/jobs/${one}?lang=ja">`,
      `<link rel="alternate" hreflang="ja" href="${api.services.origin}/jobs/${one}?lang=ja">`,
      `<link rel="alternate" hreflang="x-default" href="${api.services.origin}/jobs/${one}">`,
    ]);
  });

  test('gets a compressed page without foreign scripts, and 304 when unchanged', async () => {
    const id = await release();
    const packed = await visit(`/jobs/${id}`, { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    });
    const { body } = await visit(`/jobs/${id}`);
    const runs = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(runs).toHaveLength(1);
    const digest = createHash('sha256').update(String(runs[0])).digest('base64');
    expect(packed.headers['content-security-policy']).toContain(`script-src 'sha256-${digest}';`);
    expect(body.match(/<script(?!>| type="application\/ld\+json")/g)).toBeNull();
    expect(body.match(/ (?:style|on\w+)=/g)).toBeNull();
    const again = await visit(`/jobs/${id}`, {
      'if-none-match': String(packed.headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a job', () => {
  test('is gone once closed, with a link to more jobs', async () => {
    const id = await release();
    expect(await statusOf(`/jobs/${id}`)).toBe(200);
    await jobCalls(api).changeStatus(who, id, 2);
    later();
    const closed = await visit(`/jobs/${id}`);
    expect(closed.statusCode).toBe(410);
    expect(closed.body).toContain('この求人は募集を終了しました');
    expect(closed.body).not.toContain('法人営業');
    expect(closed.body).toContain(`/companies/${who.companyId}`);
    expect(await statusOf(`/jobs/${id}/card-ja.jpg`)).toBe(404);
    await jobCalls(api).changeStatus(who, id, 1);
    later();
    expect(await statusOf(`/jobs/${id}`)).toBe(200);
  });

  test('is gone after its deadline, even before it is closed', async () => {
    const deadline = todayInJapan(api.clock.now());
    const id = await release(jobWith({ common: { deadline } }));
    expect(await statusOf(`/jobs/${id}`)).toBe(200);
    await query(`update job_posting set closes_on = closes_on - 1 where id = $1`, [id]);
    later();
    expect(await statusOf(`/jobs/${id}`)).toBe(410);
  });

  test.each([
    ['a draft', () => draftOne(jobCalls(api), who)],
    [
      'limited',
      async () => {
        const student = await createStudent(api);
        const id = await release();
        await jobCalls(api).limit(who, id, { studentIds: [student.accountId] });
        return id;
      },
    ],
    ['kept off the web', () => release(jobWith({ common: { offWeb: true } }))],
    [
      'kept off the web and closed',
      async () => {
        const id = await release(jobWith({ common: { offWeb: true } }));
        await jobCalls(api).changeStatus(who, id, 2);
        return id;
      },
    ],
    [
      'deleted',
      async () => {
        const id = await draftOne(jobCalls(api), who);
        await jobCalls(api).remove(who, id);
        return id;
      },
    ],
    ['unknown', async () => randomUUID()],
    ['no id', async () => 'nonsense'],
    ['no id either', async () => "1'%20or%201=1"],
  ])('is not found: %s', async (_, make) => {
    const id = await make();
    const reply = await visit(`/jobs/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('ページが見つかりません');
    expect(await statusOf(`/jobs/${id}/card-en.jpg`)).toBe(404);
    const company = await visit(`/companies/${who.companyId}`);
    expect(company.body).not.toContain(`/jobs/${id}`);
  });

  test('is kept off the web by publishing it so, and brought back', async () => {
    const id = await release();
    expect(await statusOf(`/jobs/${id}`)).toBe(200);
    const publish = async (offWeb: boolean, version: number) => {
      const job = jobWith({ common: { offWeb } });
      const reply = await jobCalls(api).release(who, { ...job, companyJobId: id, version });
      expect(reply.statusCode, reply.body).toBe(200);
      later();
      return reply.json().version as number;
    };
    const version = await publish(true, (await jobCalls(api).show(who, id)).json().job.version);
    expect(await statusOf(`/jobs/${id}`)).toBe(404);
    const student = await createStudent(api);
    const seen = await api.app.inject({
      url: `/v1/student/company/${who.companyId}/job/${id}`,
      headers: student.headers,
    });
    expect(seen.statusCode).toBe(200);
    await publish(false, version);
    expect(await statusOf(`/jobs/${id}`)).toBe(200);
  });

  test('is shown as published, not as drafted', async () => {
    const id = await release();
    const { version } = (await jobCalls(api).show(who, id)).json().job;
    const draft = jobWith({ jp: { position: '書きかけの職種' } });
    await jobCalls(api).draft(who, { ...draft, companyJobId: id, version });
    later();
    expect((await visit(`/jobs/${id}`)).body).not.toContain('書きかけの職種');
  });
});

describe('a company', () => {
  test('is shown with its jobs, and hidden with them while suspended', async () => {
    const other = await createEmployer(api);
    const id = await release({}, other);
    const paths = [`/jobs/${id}`, `/companies/${other.companyId}`, `/jobs/${id}/card-ja.jpg`];
    const statuses = () => Promise.all(paths.map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    await query('update company set suspended_at = now() where id = $1', [other.companyId]);
    later();
    expect(await statuses()).toEqual([404, 404, 404]);
    await query('update company set suspended_at = null where id = $1', [other.companyId]);
    later();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('is not found before it is verified, nor before it has published its page', async () => {
    const quiet = await createRecruiter(api);
    expect(await statusOf(`/companies/${quiet.companyId}`)).toBe(404);
    const unverified = await createEmployer(api);
    const id = await release({}, unverified);
    await query('update company set verified_at = null, verified_in_demo = false where id = $1', [
      unverified.companyId,
    ]);
    expect(await statusOf(`/companies/${unverified.companyId}`)).toBe(404);
    expect(await statusOf(`/jobs/${id}`)).toBe(404);
    expect(await statusOf(`/companies/${randomUUID()}`)).toBe(404);
  });

  test('is drawn again, with its jobs, when it publishes another page', async () => {
    const other = await createEmployer(api);
    const id = await release({}, other);
    await visit(`/jobs/${id}`);
    const { jp, en, common } = fullGeneral;
    const generalInfo = { jp: jp && { ...jp, companyProfile: '新しい紹介です。' }, en, common };
    await publishGeneral(api, other, { generalInfo, version: 1 });
    later();
    for (const path of [`/jobs/${id}`, `/companies/${other.companyId}`]) {
      expect((await visit(path)).body).toContain('新しい紹介です。');
    }
  });
});
