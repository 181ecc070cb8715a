import { signOut } from '../support/people/sign-out.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

const address = 'somebody-else@students.example';
const unsent = 'A sentence that was never sent.';
const kept = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';

for (const way of ['the page', 'the menu'] as const) {
  test(`signing out by ${way} deletes unsent messages and the typed address`, async ({ page }) => {
    await page.goto('/talent/inbox');
    await page.locator('[name=email]:not([type=hidden])').fill(address);
    // The page's script stores the address; a busy machine may run it after the click.
    await expect.poll(() => page.evaluate<string>(kept)).toContain(address);
    await page.getByRole('button', { name: /Linh/ }).click();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Write a message' }).fill(unsent);
    await expect.poll(() => page.evaluate<string>(kept)).toContain(unsent);
    expect(await page.evaluate<string>(kept)).toContain(address);

    if (way === 'the page') await signOut(page);
    else {
      await page.getByRole('button', { name: /Linh Nguyen/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    }
    await expect(page.getByText('You are signed out')).toBeVisible();
    const left = await page.evaluate<string>(kept);
    expect(left).not.toContain(unsent);
    expect(left).not.toContain(address);
  });
}
