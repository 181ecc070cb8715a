import { recruiterWithCalls } from '../support/contents.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import {
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ locale: 'en-GB', viewport: phone });

  test('a student opens the bell, reads one notification and then all', async ({ page }) => {
    await signInAsStudent(page, '/talent/account');
    const bell = page.getByRole('button', { name: 'Notifications' });
    await expect(bell).toHaveAccessibleName(/unread/);
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const asked = panel.getByRole('listitem').filter({ hasText: 'Midori' });
    await expect(asked).toContainText('would like to connect');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();

    await page.keyboard.press('Enter');
    await asked.getByRole('link').click();
    await expect(page).toHaveURL(/\/talent\/connect\/[\da-f-]{36}/);
    await expect(panel).toHaveCount(0);
    await bell.click();
    await expect(asked).toBeVisible();
    await expect(asked.getByRole('button')).toHaveCount(0);
    const readAll = panel.getByRole('button', { name: 'Mark all as read' });
    // The command for the opened notification may still be running.
    await expect(readAll).not.toHaveAttribute('aria-busy');
    if (await readAll.isEnabled()) await readAll.click();
    await expect(readAll).not.toHaveAttribute('aria-busy');
    await expect(readAll).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(bell).not.toHaveAccessibleName(/unread/);
  });
});

test.describe('at a desk', () => {
  test.use({ locale: 'ja-JP', viewport: desktop });

  test('a recruiter reads notifications one by one and all at once', async ({ page }) => {
    await recruiterWithCalls(page, 1);
    await page.goto('/company/engagement/notifications');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.first()).toContainText('さん');
    await expectAccessible(page, ['light']);
    // Parallel tests may add notifications on top, so this uses the oldest one.
    const oldest = items.filter({ hasText: (await items.last().textContent()) ?? '' });
    await oldest.getByRole('button', { name: /既読にする/ }).click();
    await expect(oldest).toHaveCount(0);
    const readAll = page.getByRole('button', { name: 'すべて既読にする' });
    await expect(async () => {
      await expect(readAll).not.toHaveAttribute('aria-busy');
      if (await readAll.isEnabled()) await readAll.click();
      await expect(page.getByText('未読のお知らせはありません')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await page.getByRole('link', { name: 'すべて' }).click();
    await items.filter({ hasText: '申請が届きました' }).first().getByRole('link').click();
    await expect(page).toHaveURL(/connect\/waiting/);
  });
});
