import { createHash } from 'node:crypto';
import { longUnless } from '../support/long.ts';
import { phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  '/': { ja: /縁側から、\s*はじめよう。/, en: /It starts on\s*the engawa\./ },
  '/talent/signin': { ja: /学生ログイン/, en: /sign-?\s?in/i },
  '/company/signin': { ja: /企業ログイン/, en: /Company sign-in/ },
  '/company/signup': { ja: /世界の学生に、まず/, en: /Let students from all over/ },
  '/terms': { ja: /利用規約/, en: /terms of use/ },
  '/support': { ja: /サポート/, en: /Support/ },
  '/journal': { ja: /ジャーナル/, en: /Journal/ },
  '/journal/rirekisho': { ja: /履歴書は、résumé/, en: /How a 履歴書 differs/ },
} as const;
const locales = { ja: 'ja-JP', en: 'en-US' } as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(`without scripts, ${language}`, longUnless(language === 'ja'), () => {
    test.use({ javaScriptEnabled: false, locale: locales[language], viewport: phone });

    test('the first pages can be read', async ({ page, baseURL }) => {
      for (const [path, headings] of Object.entries(pages)) {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1, name: headings[language] });
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/^\S.* Engawa \S/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
      }
    });
  });
}

test('the server chooses the language by cookie, then by the browser', async ({ request }) => {
  const ask = async (headers: Record<string, string>, path = '/') => {
    const reply = await request.get(path, { headers });
    return { status: reply.status(), headers: reply.headers(), text: await reply.text() };
  };
  const english = await ask({ 'accept-language': 'vi, en-GB;q=0.8, ja;q=0.5' });
  expect(english.headers['content-language']).toBe('en');
  expect(english.headers['vary']).toContain('accept-language, cookie');
  expect(english.headers['cache-control']).toBe('no-cache');
  expect(english.text).toContain('hreflang="x-default"');
  // The import map is the only inline script that the content security policy allows.
  expect(english.text.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual([
    '<script type="importmap">',
  ]);
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(english.text) ?? [];
  const digest = createHash('sha256').update(map).digest('base64');
  expect(english.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${digest}';`,
  );
  const chosen = { 'accept-language': 'en', cookie: 'language=ja' };
  expect((await ask(chosen)).headers['content-language']).toBe('ja');
  const asked = await ask(chosen, '/?lang=en');
  expect(asked.headers['content-language']).toBe('en');
  // A link followed before the program runs must keep the language.
  expect(asked.headers['set-cookie']).toContain('language=en; Path=/');
  expect(asked.text).toMatch(/rel="canonical" href="[^"]+\/\?lang=en"/);
  const again = await ask({
    'accept-language': 'en',
    'if-none-match': english.headers['etag'] ?? '',
  });
  expect([again.status, again.text]).toEqual([304, '']);
  // Not prerendered for a signed-in person, who would briefly see a visitor's header.
  const signedIn = await ask({ cookie: 'engawa_auth=%7B%22strategy%22%3A%22student%22%7D' });
  expect(signedIn.text).not.toContain('data-prerendered');
});

test('crawlers find the listed pages, and a missing file is a 404', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toMatch(/^User-agent: \*\n[\s\S]*^Disallow: \/v1\/$/m);
  const sitemap = await request.get('/sitemap.xml');
  const listed = await sitemap.text();
  expect(listed).toContain(`<loc>${baseURL}/journal/rirekisho</loc>`);
  expect(listed).toContain(`<loc>${baseURL}/jobs/`);
  expect(await robots.text()).toContain('Allow: /v1/picture/');
  for (const path of ['/wp-login.php', '/.env.json', '/prerendered/%252F.ja.html', '/x/y.txt']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('presses before hydration take effect afterwards', async ({ page }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.setViewportSize(phone);
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('input before hydration is kept and sent', async ({ page }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/company/signin?lang=en');
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@hoshizora.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const answer = page.waitForResponse('**/v1/auth/recruiter-login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  come();
  expect((await answer).request().postDataJSON()).toMatchObject({
    email: 'owner@hoshizora.example',
    password: 'not the password',
  });
});

test('no browser formatter is created before it is needed, because each costs a phone up to 0.1 s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const intl = Intl as unknown as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(intl)) {
      const what = intl[name];
      if (typeof what !== 'function' || !/^[A-Z]/.test(name)) continue;
      intl[name] = new Proxy(what, {
        construct(target, args) {
          made.push(name);
          return Reflect.construct(target, args) as object;
        },
      });
    }
    Object.assign(globalThis, { madeFormatters: made });
  });
  for (const path of ['/', '/talent/signin', '/company/signin']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    // The list of demo people loads last.
    if (path === '/company/signin') await expect(page.getByRole('list').first()).toBeVisible();
    expect(await page.evaluate('madeFormatters'), path).toEqual([]);
  }
});

test('the program is fetched only after the first paint', async ({ page }) => {
  for (const path of ['/', '/talent/signin', '/company/signin']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    const { seen, fetched } = await page.evaluate<{ seen: number; fetched: number }>(`({
      seen: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      fetched: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /assets.(?!after-paint).+[.]js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    })`);
    expect(fetched, path).toBeGreaterThan(seen);
  }
});
