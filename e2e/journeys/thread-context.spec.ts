import type { Page } from '@playwright/test';
import { signInAsRecruiter, signInAsStudent } from '../support/people/sign-in.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, expectedProblems: /status of 422/ });

/** The demo's conversation of Linh and Hoshizora, at a desktop in Japanese. */
async function openThread(desk: Page): Promise<void> {
  await signInAsRecruiter(desk, 2);
  await desk.goto('/company/engagement/message');
  await desk.getByRole('link', { name: /Linh/ }).click();
  await expect(desk.getByRole('log')).toBeVisible();
}

/**
 * Opens the page of a student whom the company has not asked yet. Other tests register students and
 * delete them again, so only students of the demo count: they registered first.
 */
async function openUnconnected(page: Page): Promise<void> {
  await page.goto('/company/engagement/search?sort=newest');
  const links = page.getByRole('main').locator('a[href*="/student-profile/"]');
  await expect(links.first()).toBeVisible();
  const pages = await links.evaluateAll((all) =>
    all.map((link) => (link as unknown as { href: string }).href),
  );
  for (const one of new Set(pages.toReversed())) {
    await page.goto(one);
    const actions = page.getByRole('button', { name: /^(つながりを申請|取り消す|解除する|断る)$/ });
    await expect(actions.first()).toBeVisible();
    if (await page.getByRole('button', { name: 'つながりを申請' }).isVisible()) return;
  }
  throw new Error('The company has asked everybody.');
}

test('a thread begins with what it is about, on both sides', async ({ page, browser }) => {
  test.slow();
  await signInAsStudent(page, '/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  const theirs = page.getByRole('log');
  const request = theirs.getByRole('region', { name: 'Connect request received' });
  await expect(request).toContainText('You are connected.');
  await expect(request).toContainText('開発チームの話をお聞きになりませんか。');
  const application = theirs.getByRole('region', { name: 'Application', exact: true });
  await expect(application.first()).toContainText('Status');
  await expect(page.getByRole('banner').or(page.locator('header')).last()).toContainText('Job:');
  await expect(theirs.getByText(/^Meeting agreed: /).first()).toBeVisible();
  await expectGoodLooks(page, 'en');

  const desk = await browser.newPage({ locale: 'ja-JP', viewport: desktop });
  await openThread(desk);
  const ours = desk.getByRole('log');
  await expect(ours.getByRole('region', { name: '送ったつながりの申請' })).toBeVisible();
  await ours.getByRole('region', { name: '応募', exact: true }).first().getByRole('link').click();
  await expect(desk).toHaveURL(/engagement\/applicants\?open=/);
  await desk.close();
});

test('a snackbar never covers the field for a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsStudent(page, '/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  const write = page.getByRole('textbox', { name: 'Write a message' });
  await write.fill('One line\nand another\nand a third');
  await page.getByRole('button', { name: 'What to do with this message' }).first().click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const shown = await page.locator('[data-snackbar] > * > span').boundingBox();
  const field = await page.locator('form').filter({ has: write }).boundingBox();
  if (!shown || !field) throw new Error('Both are on the screen.');
  expect(shown.y + shown.height <= field.y || shown.y >= field.y + field.height).toBe(true);
});

test.describe('templates', () => {
  test.use({ locale: 'ja-JP', viewport: desktop });

  test('four exist from the start, the job is filled in, and misspelt variables stop sending', async ({
    page,
  }) => {
    test.slow();
    await openThread(page);
    const write = page.getByRole('textbox', { name: 'メッセージを書く' });
    await page.getByRole('button', { name: 'テンプレート', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'メッセージのテンプレート' });
    for (const name of ['書類通過', '面接のご案内', 'お見送り', '内定']) {
      await expect(dialog.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    }
    await expectGoodLooks(page, 'ja');
    const invitation = dialog.getByRole('listitem').filter({ hasText: '面接のご案内' }).first();
    await invitation.getByRole('button', { name: '英語を使う' }).click();
    const use = dialog.getByRole('button', { name: '使う', exact: true });
    // The demo's thread may be about several jobs.
    if (await use.isVisible()) await use.click();
    await expect(dialog).toBeHidden();
    await expect(write).toHaveValue(/invite you to an interview for “[^{}]+”/);
    await write.fill('{nmae}さん、こんにちは。');
    await write.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '{nmae}' })).toBeVisible();
    await expect(write).toHaveValue('{nmae}さん、こんにちは。');
    await write.fill('');
  });

  test('a variable is inserted where the cursor is', async ({ page }) => {
    await openThread(page);
    await page.getByRole('button', { name: 'テンプレート', exact: true }).click();
    await page.getByRole('button', { name: 'テンプレートを作る' }).click();
    const text = page.getByLabel('英語の文面');
    await text.fill('Dear , hello');
    await text.evaluate((area) => {
      const { setSelectionRange } = area as unknown as {
        setSelectionRange(start: number, end: number): void;
      };
      setSelectionRange.call(area, 5, 5);
    });
    await page.getByRole('button', { name: '相手の名前', exact: true }).click();
    await expect(text).toHaveValue('Dear {name}, hello');
    await expect(text).toBeFocused();
    await text.fill('Dear {nmae}');
    await expect(page.getByRole('alert').filter({ hasText: '{nmae}' })).toBeVisible();
  });
});

test.describe('requests', () => {
  test.use({ locale: 'ja-JP', viewport: desktop });

  test('a request may name a job, and the company sees how its requests were answered', async ({
    page,
  }) => {
    test.slow();
    await signInAsRecruiter(page, 2);
    await page.goto('/company/engagement/connect/applying');
    const figures = page.getByRole('region', { name: '申請の結果' });
    await expect(figures).toContainText('件以上');
    await expectGoodLooks(page, 'ja');
    await openUnconnected(page);
    await page.getByRole('button', { name: 'つながりを申請' }).click();
    const dialog = page.getByRole('dialog', { name: /に申請を送る$/ });
    await expect(dialog.getByLabel('求人（任意）')).toBeVisible();
    await expectGoodLooks(page, 'ja');
  });
});

test('a student reads which job a request is about', async ({ page }) => {
  await signInAsStudent(page, '/talent/connect?list=waiting');
  const named = page.getByRole('listitem').filter({ hasText: 'Job:' });
  await expect(named.first()).toBeVisible();
  await expectGoodLooks(page, 'en');
});
