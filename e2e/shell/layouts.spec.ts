import { signInAsRecruiter, signInAsStudent } from '../support/people/sign-in.ts';
import { expectAccessible, expectGoodLooksAtBothWidths, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

for (const [language, locale] of [
  ['ja', 'ja-JP'],
  ['en', 'en-US'],
] as const) {
  test.describe(language, () => {
    test.use({ locale, viewport: phone });

    test('the public pages and the company’s side are accessible at both widths', async ({
      page,
    }) => {
      for (const path of ['/terms', '/signout']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectGoodLooksAtBothWidths(page, language);
      }
      await signInAsRecruiter(page, 0);
      await page.goto('/company/contents/job/apply');
      await expect(page.getByText('Powered by Engawa')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodLooksAtBothWidths(page, language);
    });
  });
}

test.describe('menus', () => {
  test.use({ locale: 'en-US' });

  test('the drawer is a sheet on a phone and closes on a choice', async ({ page }) => {
    await page.setViewportSize(phone);
    await signInAsRecruiter(page, 3);
    await page.goto('/company/engagement/message');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    const daily = ['Today', /^Applicants/, /^Messages/];
    await expect(sheet.getByRole('link')).toHaveText(daily);
    await sheet.getByRole('button', { name: 'Settings and more' }).click();
    await expect(sheet.getByRole('link')).toHaveText([
      ...daily,
      /^Notifications/,
      'Profile',
      'Account',
      'Change password',
      'Contact us',
    ]);
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Applicants' }).click();
    await expect(page).toHaveURL(/\/company\/engagement\/applicants$/);
    await expect(sheet).toBeHidden();
  });

  test('a sub-page has a back link, and the current item is marked', async ({ page }) => {
    await signInAsRecruiter(page, 1);
    await page.goto('/company/contents/job/apply');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/company\/contents\/job$/);
    await expect(menu.getByRole('link', { name: 'Back' })).toHaveCount(0);
  });

  test('the avatar menu leads to the profile and signs out, by keyboard', async ({ page }) => {
    await signInAsRecruiter(page, 3);
    await page.goto('/company/engagement/message');
    const avatar = page.getByRole('button', { name: 'Account menu (Emma Clarke)' });
    await avatar.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/settings\/profile$/);
    // A menu that is still closing would take the click as another request to close.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await avatar.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/company\/signin$/);
  });

  test('the logo leads to the start page of the level', async ({ page }) => {
    await signInAsRecruiter(page, 3);
    await page.goto('/company/settings/profile');
    await page.getByRole('link', { name: 'Engawa home' }).click();
    await expect(page).toHaveURL(/\/company\/engagement\/message$/);
  });

  test("the visitor's menu contains every entry and returns the focus", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Create account', 'Sign in', 'Company sign-in', 'Create company account']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a student's bottom bar marks the current page", async ({ page }) => {
    await page.setViewportSize(phone);
    await signInAsStudent(page);
    const bar = page.getByRole('navigation', { name: 'Menu' });
    await bar.getByRole('link', { name: 'Inbox' }).click();
    await expect(page).toHaveURL(/\/talent\/inbox$/);
    await expect(bar.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
  });
});
