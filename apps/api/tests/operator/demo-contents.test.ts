import { demoCompanies } from '@engawa/demo/companies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { insertContent } from '../../src/features/contents/contents.repo.ts';
import { type JobCalls, jobCalls } from '../../testing/contents/jobs.ts';
import { startDemoApp } from '../../testing/database/demo.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import type { TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let jobs: JobCalls;
beforeAll(async () => {
  api = await startDemoApp();
  jobs = jobCalls(api);
});
afterAll(() => api.close());

const db = () => api.services.databases.commands;
const domains = demoCompanies.map(({ domain }) => domain);

const findCompany = (domain: string) =>
  db()
    .selectFrom('company')
    .selectAll()
    .where('name_jp', '=', demoCompanies.find((one) => one.domain === domain)?.nameJp ?? '')
    .executeTakeFirstOrThrow();

async function ownerOf(domain: string): Promise<SignedIn> {
  const { id } = await findCompany(domain);
  const { id: accountId } = await db()
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', id)
    .where('level', '=', 0)
    .executeTakeFirstOrThrow();
  return signIn(api, accountId);
}

const get = async (who: SignedIn, path: string) =>
  (await new Browser(api).get(`/v1/company/${path}`, who.headers)).json();

const contents = () => db().selectFrom('content').selectAll().orderBy('id').execute();
const countContents = async (domain: string): Promise<Record<string, number>> => {
  const { id } = await findCompany(domain);
  const own = (await contents()).filter((row) => row.company_id === id);
  return Object.fromEntries(
    Object.entries(Object.groupBy(own, ({ kind }) => kind)).map(([kind, rows]) => [
      kind,
      rows.length,
    ]),
  );
};
const clear = async (domain: string) => {
  const { id } = await findCompany(domain);
  await db().deleteFrom('content').where('company_id', '=', id).execute();
};

describe('contents of the demo’s companies', () => {
  test.each(domains)('%s shows a complete page', async (domain) => {
    const who = await ownerOf(domain);
    const page = await get(who, 'company-profile-preview');
    expect(page.companyProfile.jp.companyProfile).toBeTruthy();
    expect(page.companyProfile.en.companyProfile).toBeTruthy();
    for (const kind of ['jobPostingList', 'events', 'additionalContents', 'senpaiTips'] as const) {
      expect([kind, page[kind].length > 0]).toEqual([kind, true]);
    }
    expect(page.images.some(({ id }: { id: string }) => id === page.company.logoImage)).toBe(true);
    const { verified } = demoCompanies.find((one) => one.domain === domain) ?? {};
    expect(page.company.verified).toBe(verified);
    const { generalInfo, hasChanges, publishedAt } = await get(who, 'general-content-management');
    expect([hasChanges, generalInfo.common.contactEmail]).toEqual([
      false,
      expect.stringContaining(`@${domain}.example`),
    ]);
    expect(Date.parse(publishedAt)).toBeLessThan(api.clock.now().getTime());
  });

  test.each(domains)('%s has a plan with room for its open jobs', async (domain) => {
    const { jobPostingList } = (await jobs.list(await ownerOf(domain), '?status=1')).json();
    expect((await findCompany(domain)).plan).toBe(jobPostingList.length > 3 ? 2 : 1);
  });

  test('Hoshizora has work in every state', async () => {
    const who = await ownerOf('hoshizora');
    const { drift } = await get(who, 'general-content-management');
    expect(drift).toEqual({ 'services.1.productMessage': 'jp' });
    const { jobPostingList } = (await jobs.list(who, '?status=1')).json();
    const changing = jobPostingList.filter((job: { hasChanges: boolean }) => job.hasChanges);
    expect(changing).toMatchObject([{ en: { position: 'Product designer, new graduate' } }]);
    const shown = await jobs.show(who, changing[0].id);
    expect(shown.json().job.content.common.salaryMin).toBe(292_000);
    // The contents are publishable.
    const { content, version } = shown.json().job;
    const released = await jobs.release(who, { ...content, version, companyJobId: changing[0].id });
    expect([released.statusCode, released.json().changes]).toMatchObject([
      200,
      expect.arrayContaining([expect.objectContaining({ item: 'wages' })]),
    ]);
    const drafts = await get(who, 'additional-contents?status=draft');
    expect(drafts.counts).toMatchObject({ public: 2, draft: 1, private: 1 });
    expect((await get(who, 'senpai-tips')).counts).toMatchObject({ public: 3, draft: 1 });
  });

  test('published over some weeks, none in the future', async () => {
    const rows = await contents();
    const days = new Set(rows.map(({ updated_at }) => updated_at.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThan(25);
    // Without what the previous test changed.
    const latest = Math.max(...rows.map(({ updated_at }) => updated_at.getTime()));
    expect(latest).toBeLessThanOrEqual(api.clock.now().getTime());
  });

  test('every picture belongs to its company, and is in use', async () => {
    const pictures = await db()
      .selectFrom('stored_file')
      .leftJoin('file_use', 'file_use.file_id', 'stored_file.id')
      .where('purpose', '=', 'picture')
      .select(['stored_file.company_id', 'subject'])
      .execute();
    const owners = new Map((await contents()).map((row) => [`content:${row.id}`, row.company_id]));
    expect(pictures.length).toBeGreaterThan(100);
    for (const { company_id, subject } of pictures) {
      expect(owners.get(subject ?? '')).toBe(company_id);
    }
  });
});

describe('an older demo', () => {
  test('is filled for companies without contents, with pictures of their own', async () => {
    const before = await countContents('komorebi');
    await clear('komorebi');
    expect(await seedDemo(api.services)).toBe(true);
    expect(await countContents('komorebi')).toEqual(before);
    const { images } = await get(await ownerOf('komorebi'), 'company-profile-preview');
    expect(images.length).toBeGreaterThan(6);
  });

  test('keeps everything that somebody wrote', async () => {
    const who = await ownerOf('tomoshibi');
    await clear('tomoshibi');
    const { id } = await findCompany('tomoshibi');
    const draft = { jp: null, en: null, common: {} };
    await db()
      .transaction()
      .execute((tx) =>
        insertContent(
          tx,
          { companyId: id, kind: 'article', draft, by: who.accountId },
          api.clock.now(),
        ),
      );
    const before = await contents();
    expect(await seedDemo(api.services)).toBe(false);
    expect(await contents()).toEqual(before);
  });
});
