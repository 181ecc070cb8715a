import { longUnless } from '../support/long.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: {
    locale: 'ja-JP',
    heading: /縁側から、\s*はじめよう。/,
    fullName: 'Engawa ｜ 世界の若者と、日本の会社をむすぶ。',
    numbers: ['参加企業', '登録学生', '在籍大学'],
    demo: 'デモデータ',
    doors: {
      学生として始める: '新規登録',
      採用する企業として始める: '世界の学生に、まず知ってもらう。',
    },
    other: { label: '表示言語', value: 'en', heading: /It starts on\s*the engawa\./ },
  },
  en: {
    locale: 'en-US',
    heading: /It starts on\s*the engawa\./,
    fullName: 'Engawa – Where global talent meets Japan.',
    numbers: ['Companies', 'Students', 'Universities'],
    demo: 'Demo data',
    doors: {
      'Start as a student': 'Create your account',
      'Start as a hiring company': 'Let students from all over the world get to know you.',
    },
    other: { label: 'Language', value: 'ja', heading: /縁側から、\s*はじめよう。/ },
  },
} as const;

for (const language of ['ja', 'en'] as const) {
  const word = words[language];

  test.describe(`home page, ${language}`, () => {
    test.use({ locale: word.locale });

    for (const viewport of [phone, desktop]) {
      test(
        `is complete and accessible at ${viewport.width} px`,
        longUnless((language === 'ja') === (viewport === phone)),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.goto('/');
          await expect(page.getByRole('heading', { level: 1, name: word.heading })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${word.fullName}$`));
          await expect(page.getByText(word.demo, { exact: true })).toBeVisible();
          await expectGoodLooks(page, language);
        },
      );
    }

    test(
      'searches jobs and links to the newest',
      longUnless(language === 'ja'),
      async ({ page }) => {
        await page.goto('/');
        const jobs = page.locator('a[href^="/jobs/"]');
        await expect(jobs).toHaveCount(6);
        await expect(page.locator('a[href^="/companies/"]')).toHaveCount(6);
        const search = page.getByRole('search');
        await search.getByRole('searchbox').fill('Tokyo');
        await search.getByRole('combobox').first().selectOption('tokyo');
        await pageAnswers(page);
        await expect(search.getByRole('searchbox')).toHaveValue('Tokyo');
        await search.getByRole('button').click();
        await expect(page).toHaveURL(/\/jobs\?freeWord=Tokyo&prefectures=tokyo/);
        await page.goBack();
        const first = await jobs.first().getAttribute('href');
        await jobs.first().click();
        await expect(page).toHaveURL(new RegExp(`${first?.split('?')[0]}`));
      },
    );

    test(
      'shows the numbers that the server counts',
      longUnless(language === 'ja'),
      async ({ page }) => {
        // The answer that this page received, because parallel tests sign people up meanwhile.
        const answered = page.waitForResponse('**/v1/overview');
        await page.goto('/');
        const overview = await (await answered).json();
        const [companies, students, universities] = word.numbers;
        const numberOf = (name: string) =>
          page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
        await expect(numberOf(companies)).toHaveText(overview.companies.toLocaleString(language));
        await expect(numberOf(students)).toHaveText(overview.students.toLocaleString(language));
        await expect(numberOf(universities)).toHaveText(
          overview.universities.toLocaleString(language),
        );
      },
    );

    test(
      'keeps the other language after the switch',
      longUnless(language === 'ja'),
      async ({ page }) => {
        await page.goto('/');
        await page.getByRole('combobox', { name: word.other.label }).selectOption(word.other.value);
        await expect(page.getByRole('heading', { name: word.other.heading })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: word.other.heading })).toBeVisible();
      },
    );

    test('has an entrance for each side', longUnless(language === 'ja'), async ({ page }) => {
      for (const [door, room] of Object.entries(word.doors)) {
        await page.goto('/');
        await pageAnswers(page);
        await page.getByRole('link', { name: door, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
        // The student's entrance leaves for the identity service, where the focus starts anew.
        if (!page.url().includes('/identity/')) {
          await expect(page.getByRole('main')).toBeFocused();
        }
      }
    });
  });
}

test('?lang= switches, is remembered and leaves the address', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { name: words.en.heading })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'en' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  expect(await page.evaluate<string>('localStorage.LanguageType')).toBe('1');

  await page.goto('/?lang=ja');
  await expect(page.getByRole('heading', { name: words.ja.heading })).toBeVisible();
  // The prerendered page appears before the program, which stores the language.
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await page.evaluate<string>('localStorage.LanguageType')).toBe('2');
});

test.describe('a browser that prefers neither language', () => {
  test.use({ locale: 'vi-VN' });

  test('gets English on the student side and Japanese on the company side', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: words.en.heading })).toBeVisible();
    await page.goto('/company/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('企業ログイン');
  });
});

test('a reader who scrolled before hydration keeps the position', async ({ page }) => {
  await page.setViewportSize(phone);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  // With its style sheets, which determine positions.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('img', { name: '履歴書' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('scrollY');
  letGo();
  await pageAnswers(page);
  await expect(page.locator('a[href^="/jobs/"]').first()).toBeAttached();
  // Figures that load meanwhile may move the page by a line.
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(place - 50);
});

test('can be used by keyboard from the skip link on', async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { name: words.en.heading })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
