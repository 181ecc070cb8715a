import { desktop } from '../support/looks.ts';
import { signInAsStudent } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', viewport: desktop });

test('filters that are pressed one right after the other all count', async ({ page }) => {
  await signInAsStudent(page, '/talent/discover/jobs');
  const types = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Recruitment type' })
    .getByRole('button');
  await expect(types.nth(1)).toBeVisible();
  // Before the address has followed the first.
  await types.evaluateAll(async (chips) => {
    for (const chip of chips.slice(0, 2)) {
      (chip as unknown as { click: () => void }).click();
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL(/jobType=[\w%-]+\.[\w%-]+/);
  for (const at of [0, 1]) await expect(types.nth(at)).toHaveAttribute('aria-pressed', 'true');
});
