import { longUnless } from '../support/long.ts';
import { expectGoodLooksAtBothWidths, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

/** Public addresses of a demo company whose jobs no test changes. */
async function publicPaths(request: {
  get(url: string): Promise<{ text(): Promise<string> }>;
}): Promise<{ company: string; job: string }> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const companies = [...sitemap.matchAll(/<loc>[^<]*(\/companies\/[\w-]+)<\/loc>/g)];
  for (const [, company = ''] of companies) {
    const page = await (await request.get(`${company}?lang=en`)).text();
    if (!/<h1>[^<]*Tsumugi/.test(page)) continue;
    const [, job = ''] = /href="(\/jobs\/[\w-]+)\?lang=en"/.exec(page) ?? [];
    return { company, job };
  }
  throw new Error('The sitemap does not list Tsumugi.');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'ja-JP', viewport: phone });

  test('a visitor reads a company and its job, in both languages', async ({ page, request }) => {
    const { company, job } = await publicPaths(request);
    await page.goto(company);
    await expect(page.getByRole('heading', { level: 2, name: '募集中の求人' })).toBeVisible();
    await page.locator(`a[href^="${job}"]`).click();
    await expect(page).toHaveURL(`${job}?lang=ja`);
    await expect(page.getByRole('heading', { level: 2, name: '労働条件' })).toBeVisible();
    await expect(page.getByRole('link', { name: /応募する|応募方法/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 2, name: 'Working conditions' })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a visitor presses apply, signs in, and arrives at the same job', async ({
    page,
    request,
  }) => {
    const { job } = await publicPaths(request);
    await page.goto(job);
    const position = await page.getByRole('heading', { level: 1 }).innerText();
    await page
      .getByRole('link', { name: /^(Apply for this job|See how to apply)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/identity\//);
    await page.getByRole('button', { name: /Linh Nguyen/ }).click();
    await expect(page).toHaveURL(new RegExp(`/company-job${job.replace('/jobs', '')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(position);
  });
});

for (const language of ['ja', 'en'] as const) {
  test(
    `both pages are accessible and fit the screen, ${language}`,
    longUnless(language === 'ja'),
    async ({ page, request }) => {
      const { company, job } = await publicPaths(request);
      for (const path of [company, job]) {
        await page.goto(`${path}?lang=${language}`);
        await expectGoodLooksAtBothWidths(page, language);
      }
    },
  );
}

for (const drawn of [true, false]) {
  test(`a system that draws ${drawn ? '' : 'no '}Japanese fetches ${drawn ? 'no' : 'our'} font`, async ({
    page,
    request,
  }) => {
    const fetched: string[] = [];
    page.on('request', (sent) => fetched.push(sent.url()));
    // Simulates the system's fonts, so that the test machine's do not matter.
    await page.addInitScript(`
      const { prototype } = OffscreenCanvasRenderingContext2D;
      prototype.measureText = (text) => ({ width: ${drawn} && text === '日' ? 16 : 10 });
      prototype.getImageData = () => ({ data: [] });
    `);
    const { job } = await publicPaths(request);
    await page.goto(`${job}?lang=ja`);
    const own = '"Noto Sans JP Variable"';
    const named = expect.poll(() =>
      page.evaluate<string>('getComputedStyle(document.body).fontFamily'),
    );
    if (drawn) await named.not.toContain(own);
    else {
      await named.toContain(own);
      expect(await page.evaluate(`document.fonts.check('1em ${own}', '労働条件')`)).toBe(true);
    }
    expect(fetched.some((url) => url.includes('/fonts/'))).toBe(!drawn);
  });
}
