import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: {
    title: 'デモのメールボックス',
    list: '届いたメール',
    welcome: /デモへようこそ/,
    text: 'テキスト版を表示',
    back: '一覧へ戻る',
    notFound: 'メールが見つかりませんでした',
    noResponse: '通信状態が不安定または不明なエラーがあります',
    retry: 'もう一度試す',
  },
  en: {
    title: 'Demo mailbox',
    list: 'Emails',
    welcome: /Welcome to the demo/,
    text: 'Show the plain text',
    back: 'Back to the list',
    notFound: 'This email could not be found',
    noResponse: 'The connection is unstable, or an unknown error occurred',
    retry: 'Try again',
  },
} as const;

const languages = ['ja', 'en'] as const;

// Jobs send the welcome mails, so a fresh server may need a moment.
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' });
  await expect
    .poll(async () => {
      const { mails } = await (await request.get('/v1/demo/mailbox')).json();
      return mails.map((mail: { language: string }) => mail.language);
    })
    .toEqual(expect.arrayContaining(['ja', 'en']));
  await request.dispose();
});

// Playwright's own scripts are blocked in the frame, which proves that none can run there.
test.use({ expectedProblems: /^Blocked script execution in 'about:srcdoc'/ });

const openWelcome = (page: Page, language: 'ja' | 'en') =>
  page.getByRole('link', { name: words[language].welcome }).click();

for (const language of languages) {
  const word = words[language];

  for (const viewport of [phone, desktop]) {
    test(`lists and shows mails, ${language}, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/demo/mailbox?lang=${language}`);
      const list = page.getByRole('list', { name: word.list });
      await expect(list.getByRole('link')).not.toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${word.title} \\| Engawa `));
      await expectGoodLooks(page, language);

      // Each reader finds a mail in their own language.
      await openWelcome(page, language);
      await expect(page.getByRole('heading', { level: 2, name: word.welcome })).toBeVisible();
      const body = page.frameLocator('iframe').locator('body');
      await expect(body).toContainText('Engawa');
      await expect(body).toHaveCSS('background-color', 'rgb(250, 248, 244)');
      await page.getByText(word.text).click();
      await expect(page.locator('pre')).toContainText('Engawa');
      await expectGoodLooks(page, language);
    });
  }
}

test('shows the newest mail first', async ({ page }) => {
  await page.goto('/demo/mailbox?lang=en');
  const list = page.getByRole('list', { name: words.en.list });
  await expect(list.getByRole('link')).not.toHaveCount(0);
  const times = await list
    .getByRole('time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''));
  const moments = times.map((time) => Date.parse(time));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
});

test('a mail has its own address, and Back returns to the list', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/demo/mailbox?lang=en');
  await openWelcome(page, 'en');
  await expect(page).toHaveURL(/\/demo\/mailbox\?mail=[\w-]+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: words.en.welcome })).toBeVisible();
  await page.getByRole('link', { name: words.en.back }).click();
  await expect(page.getByRole('list', { name: words.en.list })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: words.en.welcome })).toBeVisible();
});

test('a link in a mail opens in a new tab', async ({ page, context, baseURL }) => {
  await page.goto('/demo/mailbox?lang=en');
  await openWelcome(page, 'en');
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link').first().click();
  await expect(await opened).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('heading', { level: 2, name: words.en.welcome })).toBeVisible();
});

test.describe('when something fails', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  for (const language of languages) {
    const word = words[language];

    test(`reports a missing mail, ${language}`, async ({ page }) => {
      for (const id of ['019a0000-0000-7000-8000-000000000000', 'nonsense']) {
        await page.goto(`/demo/mailbox?lang=${language}&mail=${id}`);
        await expect(page.getByRole('heading', { name: word.notFound })).toBeVisible();
      }
    });

    test(`reports a lost connection and recovers on request, ${language}`, async ({ page }) => {
      const calls = '**/v1/demo/mailbox*';
      await page.route(calls, (route) => route.abort());
      await page.goto(`/demo/mailbox?lang=${language}`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(word.noResponse);
      await expectAccessible(page);
      await page.unroute(calls);
      await page.getByRole('button', { name: word.retry }).click();
      await expect(page.getByRole('list', { name: word.list })).toBeVisible();
    });
  }
});
