import { atDesk, openJob } from '../support/applying.ts';
import { longUnless } from '../support/long.ts';
import { fillProfileButResidence } from '../support/people/filled-profile.ts';
import { fillRegistration } from '../support/people/new-student.ts';
import { expectGoodLooksAtBothWidths, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.describe('a visitor', () => {
  test.use({ locale: 'ja-JP', viewport: phone });

  test('finds a job in the public list, creates an account and applies', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { desk, calls } = await atDesk(browser);
    const position = 'Lantern keeper';
    await openJob(calls, position, { prefectures: ['okinawa'] }, { feature: [4] });
    await desk.close();

    await page.goto('/jobs');
    await page.getByRole('searchbox').fill(position);
    await page.getByRole('button', { name: '検索する' }).click();
    await expect(page.getByText('1件', { exact: true })).toBeVisible();
    await page.getByText('条件を選ぶ').click();
    await page.getByText('勤務地', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: '沖縄県' }).check();
    await page.getByRole('button', { name: 'この条件で表示する' }).click();
    await expect(page.getByRole('link', { name: '沖縄県を外す' })).toBeVisible();
    const save = page.getByRole('button', { name: `${position}（試験）を保存` });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: '保存済み 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '保存した求人・企業' })).toBeVisible();
    await expectGoodLooksAtBothWidths(page, 'ja');
    await page.getByRole('link', { name: `${position}（試験）` }).click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'この求人に応募する' }).first().click();
    await page.getByRole('link', { name: '新規登録（無料）' }).click();
    await fillRegistration(page, request, { firstName: 'Noor', lastName: 'Haddad' });

    // Back at the job, the application is open and says what it needs.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: position })).toBeVisible();
    await expect(page).toHaveURL(/company-job\/[\w-]+$/);
    await page.keyboard.press('Escape');
    await fillProfileButResidence(page);
    const job = page.url();
    await page.goto('/talent/profile/basic');
    const form = page.getByRole('form', { name: '在留資格' });
    await form.getByLabel('在留資格').selectOption('not-in-japan');
    await expect(form.getByRole('heading', { name: 'この内容で応募できる仕事' })).toBeVisible();
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('保存しました').first()).toBeVisible();
    await page.goto(job);
    await page.getByRole('button', { name: '応募する', exact: true }).click();
    await dialog.getByRole('checkbox').last().check();
    await dialog.getByRole('button', { name: 'この内容で応募する' }).click();
    await expect(page.getByText(/に応募しました/)).toBeVisible();

    // What the visitor saved is now in the account, and no longer in the browser.
    await page.goto('/talent/activities/save/jobs');
    await expect(page.getByRole('link', { name: position })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('engawa_saved'))).toBeNull();
  });
});

for (const language of ['ja', 'en'] as const) {
  test(
    `the public lists are accessible and fit the screen, ${language}`,
    longUnless(language === 'ja'),
    async ({ page }) => {
      for (const path of [
        '/jobs',
        '/companies',
        '/events',
        '/jobs?freeWord=zzzz',
        '/jobs/in/tokyo',
        '/saved',
      ]) {
        const query = `${path.includes('?') ? '&' : '?'}lang=${language}`;
        await page.goto(`${path}${query}`);
        await expectGoodLooksAtBothWidths(page, language);
      }
      await page.goto(`/jobs?lang=${language}`);
      await page.locator('summary').first().click();
      await expectGoodLooksAtBothWidths(page, language);
    },
  );
}
