import { draftJob, inLanguage, publishedJob, recruiterWithCalls } from './support/contents.ts';
import { signInAsStudent } from './support/sign-in.ts';
import { test } from './support/test.ts';

const looks = [
  ['ja-360', 'ja-JP', 360, 780, 'light'],
  ['en-360', 'en-US', 360, 780, 'light'],
  ['en-1280', 'en-US', 1280, 900, 'light'],
  ['ja-1280-dark', 'ja-JP', 1280, 900, 'dark'],
  ['ja-360-dark', 'ja-JP', 360, 780, 'dark'],
] as const;

for (const [name, locale, width, height, colorScheme] of looks) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width, height }, colorScheme, expectedProblems: /./ });
    const shot = (page: import('@playwright/test').Page, what: string) =>
      page.screenshot({ path: `/tmp/shots/${what}-${name}.png` });
    test(`talent ${name}`, async ({ page }) => {
      await signInAsStudent(page, '/talent/profile/basic');
      await page.locator('main form').last().waitFor();
      const last = page.locator('[name="lastName"]');
      await last.fill('Nguyễn Thị ' + name.slice(-6));
      await page.waitForTimeout(600);
      await shot(page, 'basic-dirty');
      await page.locator('#section-basic button[type=submit]').last().click();
      await page.waitForTimeout(1500);
      await shot(page, 'basic-continued');
    });
    test(`company ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      const calls = await recruiterWithCalls(page);
      const { jp, en, common } = await publishedJob(calls);
      const title = `灯台守 ${name}`;
      const made = await calls.post<{ companyJobId: string }>('/v1/company/job-content-management/draft', {
        companyJobId: null, version: 0, inStep: [],
        jp: { ...jp, position: title, coverImage: null as unknown as string, businessContent: '日本国籍を有する方、日本語ネイティブの方を募集します。' },
        en: { ...en, position: `Keeper ${name}`, coverImage: null as unknown as string },
        common,
      }).catch(async () => ({ companyJobId: await draftJob(calls, title) }));
      await page.goto(`/company/contents/preview/company-job/${made.companyJobId}`);
      await page.locator('article').first().waitFor();
      await page.waitForTimeout(800);
      await shot(page, 'job-preview');
      await page.goto(`/company/contents/job/${made.companyJobId}`);
      await page.locator('main form').waitFor();
      await page.waitForTimeout(1500);
      await shot(page, 'job-editor');
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await page.waitForTimeout(1200);
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await page.waitForTimeout(500);
      await shot(page, 'job-editor-end');
      await page.goto(`/company/contents/job?word=${encodeURIComponent(name)}`);
      const status = page.locator('[data-row] button[aria-haspopup=menu]').first();
      await status.waitFor();
      await page.waitForTimeout(500);
      await status.click();
      await page.waitForTimeout(700);
      await shot(page, 'list-menu');
      await page.locator('[role=menuitemradio]').first().click();
      await page.waitForTimeout(1500);
      await shot(page, 'list-undo');
      const tip = await calls.post<{ id: string }>('/v1/company/senpai-tip-management', {
        tipId: null, version: 0, inStep: [], status: 'public',
        jp: { title: '灯台の先輩', message: '夜も明るい職場です。', senpaiName: '岬', senpaiPosition: null, senpaiUniversity: null },
        en: null, common: { senpaiImage: null, country: null, joinedYear: null },
      });
      await page.goto(`/company/contents/senpai-tips/${tip.id}/add`);
      await page.locator('main form').waitFor();
      await page.waitForTimeout(800);
      await shot(page, 'tip-rest');
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await page.waitForTimeout(500);
      await shot(page, 'tip-end');
      await page.locator('[name="jp.title"]').fill('灯台の先輩たち');
      await page.waitForTimeout(500);
      await shot(page, 'tip-dirty');
      await page.waitForTimeout(3500);
      await shot(page, 'tip-autosaved');
    });
  });
}
void inLanguage;
