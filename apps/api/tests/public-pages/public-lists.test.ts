import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

const feedKey = 'a-key-for-the-feed';
let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ env: { JOB_FEED_KEY: feedKey } });
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());
/** Past the time for which lists are cached. */
beforeEach(() => {
  api.clock.advance(3);
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'ja', ...headers } });
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const release = (job: object = {}, by: SignedIn = who) => releaseOne(jobCalls(api), by, job);
const named = (position: string, common: object = {}) =>
  jobWith({ jp: { position }, en: null, common });

async function jobsAt(url: string): Promise<string[]> {
  const { body } = await visit(url);
  return [...body.matchAll(/<h2[^>]*><a href="\/jobs\/([\w-]+)\?/g)].map(([, id = '']) => id);
}

const countAt = async (url: string): Promise<string | undefined> =>
  /class="count" role="status">([^<]+)</.exec((await visit(url)).body)?.[1];

describe('the list of jobs', () => {
  test('shows what visitors may see, newest first, and nothing else', async () => {
    const first = await release(named('倉庫の事務'));
    api.clock.advance(60);
    const second = await release(named('倉庫の管理'));
    await release(named('倉庫の秘密', { offWeb: true }));
    const student = await createStudent(api);
    const limited = await release(named('倉庫の限定'));
    await jobCalls(api).limit(who, limited, { studentIds: [student.accountId] });
    const unverified = await createEmployer(api);
    await release(named('倉庫の未確認'), unverified);
    await query('update company set verified_at = null, verified_in_demo = false where id = $1', [
      unverified.companyId,
    ]);
    const suspended = await createEmployer(api);
    await release(named('倉庫の停止'), suspended);
    await query('update company set suspended_at = now() where id = $1', [suspended.companyId]);

    const url = `/jobs?freeWord=${encodeURIComponent('倉庫')}`;
    expect(await jobsAt(url)).toEqual([second, first]);
    expect(await countAt(url)).toBe('2件');
  });

  test('loses a closed job within two seconds', async () => {
    const id = await release(named('閉じる求人'));
    const url = `/jobs?freeWord=${encodeURIComponent('閉じる')}`;
    expect(await jobsAt(url)).toEqual([id]);
    await jobCalls(api).changeStatus(who, id, 2);
    api.clock.advance(2);
    expect(await jobsAt(url)).toEqual([]);
    expect((await visit(url)).body).toContain('条件に合う求人はまだありません');
  });

  test('ignores wrong and empty parameters and keeps the others', async () => {
    const id = await release(named('札幌の通訳', { prefectures: ['hokkaido'] }));
    const right = `prefectures=hokkaido&freeWord=${encodeURIComponent('通訳')}`;
    expect(await jobsAt(`/jobs?${right}`)).toEqual([id]);
    expect(
      await jobsAt(`/jobs?${right}&jobType=&jobType=77&salaryAtLeast=x&sort=evil&cursor=1&a=b`),
    ).toEqual([id]);
    expect(await jobsAt(`/jobs?${right}&startFrom=2027-05&startTo=2027-04`)).toEqual([id]);
  });

  test('has one canonical address for all spellings, in both languages', async () => {
    const { body } = await visit('/jobs?prefectures=tokyo&freeWord=&prefectures=hokkaido&lang=en');
    const at = `${api.services.origin}/jobs?prefectures=hokkaido&amp;prefectures=tokyo`;
    expect(body).toContain(`<link rel="canonical" href="${at}&amp;lang=en">`);
    expect(body).toContain(`<link rel="alternate" hreflang="ja" href="${at}&amp;lang=ja">`);
    expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${at}">`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await visit('/jobs')).body).not.toContain('content="noindex"');
  });

  test('is paged by links, each job once', async () => {
    const made: string[] = [];
    for (let number = 0; number < 23; number += 1) made.push(await release(named('頁をめくる')));
    const url = `/jobs?freeWord=${encodeURIComponent('頁をめくる')}`;
    const first = await visit(url);
    const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first.body) ?? [];
    const second = next.replaceAll('&amp;', '&');
    const ids = [...(await jobsAt(url)), ...(await jobsAt(second))];
    expect(ids.toSorted()).toEqual(made.toSorted());
    expect(await countAt(second)).toBe('23件');
    expect((await visit(second)).body).toContain('最初のページへ');
  });

  test('keeps what somebody chose in the form, and removes it by a link', async () => {
    const { body } = await visit('/jobs?prefectures=tokyo&visaSupport=1&salaryAtLeast=200000');
    expect(body).toMatch(/name="prefectures" value="tokyo" checked/);
    expect(body).toMatch(/name="visaSupport" value="1" checked/);
    expect(body).toMatch(/name="salaryAtLeast" value="200000"/);
    expect(body).toContain(
      '<a href="/jobs?prefectures=tokyo&amp;visaSupport=1" rel="nofollow" aria-label="月200,000円以上を外す">',
    );
  });

  test('writes texts of companies and visitors as text', async () => {
    await release(named('<script>alert(1)</script>紙芝居'));
    const url = `/jobs?freeWord=${encodeURIComponent('紙芝居"><img src=x onerror=alert(1)>')}`;
    const { body } = await visit(url);
    expect(body).not.toContain('<img src=x');
    const list = await visit(`/jobs?freeWord=${encodeURIComponent('紙芝居')}`);
    expect(list.body).toContain('&lt;script&gt;alert(1)');
    expect(list.body).not.toContain('<script>alert');
  });
});

describe('landing pages', () => {
  test('exist from three jobs on, and are linked and in the list of jobs', async () => {
    expect((await visit('/jobs/in/okinawa')).statusCode).toBe(404);
    for (let number = 0; number < 3; number += 1) {
      await release(named('那覇の通訳', { prefectures: ['okinawa'] }));
    }
    api.clock.advance(601);
    const page = await visit('/jobs/in/okinawa');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>沖縄県の求人</h1>');
    expect(page.body).toContain(
      `<link rel="canonical" href="${api.services.origin}/jobs/in/okinawa">`,
    );
    expect((await visit('/jobs')).body).toContain('沖縄県の求人（3）');
    expect((await visit('/jobs/in/atlantis')).statusCode).toBe(404);
  });
});

test('the newest jobs are an Atom feed', async () => {
  const id = await release(named('<新しい>求人'));
  const feed = await visit('/jobs.atom?lang=ja');
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain(`<entry><id>urn:uuid:${id}</id><title>&lt;新しい&gt;求人 – `);
  expect(feed.body.match(/<entry>/g)?.length).toBeLessThanOrEqual(20);
  expect((await visit('/jobs')).body).toContain('type="application/atom+xml"');
});

describe('the list of companies', () => {
  test('shows verified companies with their open jobs', async () => {
    const other = await createEmployer(api);
    await query('update company set suspended_at = now() where id = $1', [other.companyId]);
    const { body } = await visit('/companies?lang=en');
    expect(body).toContain(`href="/companies/${who.companyId}?lang=en"`);
    expect(body).toMatch(/\d+ open jobs/);
    expect(body).not.toContain(other.companyId);
  });
});

describe('what a visitor saved', () => {
  const saved = (items: string[]) =>
    `/saved?${new URLSearchParams(items.map((item): [string, string] => ['item', item])).toString()}`;

  test('is listed as long as it is public, in the order of the address', async () => {
    const first = await release(named('保存した一つ目'));
    const second = await release(named('保存した二つ目'));
    const items = [`jobs/${second}`, `companies/${who.companyId}`, `jobs/${first}`];
    expect(await jobsAt(saved(items))).toEqual([second, first]);
    const { body } = await visit(saved(items));
    expect(body).toContain(`data-save="companies/${who.companyId}"`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    await jobCalls(api).changeStatus(who, first, 2);
    api.clock.advance(2);
    expect(await jobsAt(saved(items))).toEqual([second]);
    expect((await visit(saved(items))).body).toContain('公開が終了した1件は表示していません。');
  });

  test.each([
    ['nothing', '/saved'],
    ['words', saved(['jobs/x', '<script>', 'people/1'])],
  ])('is empty for %s', async (_, url) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('保存した求人や企業はまだありません');
  });

  test('reads at most fifty items', async () => {
    const id = await release(named('五十一番目の求人'));
    const others = Array.from({ length: 50 }, () => `jobs/${crypto.randomUUID()}`);
    expect(await jobsAt(saved([...others, `jobs/${id}`]))).toEqual([]);
    expect(await jobsAt(saved([...others.slice(1), `jobs/${id}`]))).toEqual([id]);
  });
});

describe('the feed for aggregators', () => {
  const feed = (key = feedKey) => visit(`/jobs.xml?lang=ja&key=${key}`);

  test('has every public job with its facts, and nothing else', async () => {
    const id = await release(
      named('配布<する>求人', { prefectures: ['tokyo', 'osaka'], deadline: '2030-01-31' }),
    );
    const closed = await release(named('閉じた求人'));
    await jobCalls(api).changeStatus(who, closed, 2);
    const kept = await release(named('配布しない求人', { offWeb: true }));
    const { headers, body } = await feed();
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const job = body.split('<job>').find((part) => part.includes(id)) ?? '';
    expect(job).toContain('<title>配布&lt;する&gt;求人</title>');
    expect(job).toContain(`/jobs/${id}?lang=ja</url>`);
    expect(job).toContain('<state>東京都, 大阪府</state>');
    expect(job).toContain('<expirationdate>2030-01-31</expirationdate>');
    expect(job).toMatch(/<description>&lt;p&gt;.+<\/description>/s);
    expect(body).not.toContain(closed);
    expect(body).not.toContain(kept);
    expect(body.endsWith('</source>\n')).toBe(true);
  });

  test('reads all jobs in parts', async () => {
    const before = (await feed()).body.split('<job>').length;
    for (let number = 0; number < 51; number += 1) await release(named(`${number}番目`));
    expect((await feed()).body.split('<job>').length).toBe(before + 51);
  });

  test('does not exist without the key', async () => {
    for (const url of ['/jobs.xml', '/jobs.xml?key=', '/jobs.xml?key=another-long-key']) {
      expect((await visit(url)).statusCode).toBe(404);
    }
  });
});
