import type { Page } from '@playwright/test';
import { longUnless } from '../support/long.ts';
import { expectGoodLooksAtBothWidths, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: {
    title: 'デザインシステム',
    last: '結果と待ち時間',
    submit: '登録する',
    fail: '失敗を表示',
    close: '閉じる',
  },
  en: {
    title: 'Design system',
    last: 'Results and waiting',
    submit: 'Create account',
    fail: 'Show a failure',
    close: 'Close',
  },
} as const;

async function open(page: Page, language: 'ja' | 'en'): Promise<void> {
  await page.goto(`/demo/ui?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
  await expect(page.getByRole('heading', { name: words[language].last })).toBeVisible();
}

/** The page's time stands still, so that a slow machine misses nothing. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, 'en');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

for (const language of ['ja', 'en'] as const) {
  test(
    `every part, errors and results are accessible in ${language}`,
    longUnless(language === 'ja'),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(phone);
      await open(page, language);
      await expectGoodLooksAtBothWidths(page, language);
      await page.getByRole('button', { name: words[language].submit, exact: true }).click();
      await page.getByRole('button', { name: words[language].fail }).click();
      await expect(page.getByRole('button', { name: words[language].close })).toBeVisible();
      await expectGoodLooksAtBothWidths(page, language);
    },
  );
}

test('a busy button keeps its width and the focus', async ({ page }) => {
  await openPaused(page);
  const save = page.getByRole('button', { name: 'Save' }).first();
  const before = await save.boundingBox();
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeFocused();
  expect((await save.boundingBox())?.width).toBe(before?.width);
  await page.clock.runFor(2_000);
  await expect(save).not.toHaveAttribute('aria-busy');
});

test('a failure is closed by its button, which closes nothing else', async ({ page }) => {
  await open(page, 'en');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Search filters' });
  await expect(drawer).toBeVisible();
  // Simulates a failure of something in the drawer.
  const fail = page.getByRole('button', { name: 'Show a failure', includeHidden: true });
  await fail.dispatchEvent('click');
  const result = page.getByRole('alert').filter({ hasText: 'It could not be saved.' });
  await expect(result).toBeVisible();
  // While it is hovered, it does not disappear by itself.
  await result.getByRole('button', { name: 'Close' }).hover();
  await page.keyboard.press('Tab');
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an action can be undone from its snackbar, which the next action closes', async ({
  page,
}) => {
  await open(page, 'en');
  const act = page.getByRole('button', { name: 'Something to undo' });
  await act.click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const result = page.getByText('Back on your list.');
  await expect(result).toBeVisible();
  await expect(act).toBeFocused();
  await page.getByRole('textbox').first().pressSequentially('a');
  await expect(result).toBeHidden();
});

test('a snackbar disappears after six seconds, but not while it is hovered or focused', async ({
  page,
}) => {
  await openPaused(page);
  const act = page.getByRole('button', { name: 'Something to undo' });
  const close = page.locator('[data-snackbar]').getByRole('button', { name: 'Close' });
  await act.click();
  await expect(close).toBeVisible();
  await page.clock.runFor(5_500);
  await expect(close).toBeVisible();
  await close.hover();
  await page.clock.runFor(10_000);
  await expect(close).toBeVisible();
  await page.mouse.move(0, 0);
  await close.focus();
  await page.clock.runFor(10_000);
  await expect(close).toBeVisible();
  await act.focus();
  await page.clock.runFor(6_100);
  await expect(close).toBeHidden();
});

test('a long wait covers the page', async ({ page }) => {
  await open(page, 'en');
  await page.getByRole('button', { name: 'Wait two seconds' }).click();
  const note = page.getByRole('status').getByText('Loading', { exact: true });
  await expect(note).toBeVisible();
  await expect(note).toBeHidden();
});

test('files are added, uploaded and removed', async ({ page }) => {
  await open(page, 'en');
  const list = page.getByRole('list', { name: 'Chosen files' });
  const buffer = Buffer.from('x'.repeat(2048));
  const file = list.getByRole('listitem').filter({ hasText: 'cv.pdf' });
  // The simulated upload takes only two seconds.
  await Promise.all([
    expect(file.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeVisible(),
    page
      .getByLabel('Attachments')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer }),
  ]);
  await expect(file).toContainText('2 KB');
  await expect(file.getByRole('progressbar')).toBeHidden();
  await file.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(file).toBeHidden();
});

test('light and dark can be chosen against the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'en');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(23, 24, 27)');
  await page.getByText('As the device').click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 244)');
});
