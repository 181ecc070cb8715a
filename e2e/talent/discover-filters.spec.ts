import { atOnce } from '../support/at-once.ts';
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
  await atOnce(types.nth(0), types.nth(1));
  await expect(page).toHaveURL(/jobType=[\w%-]+\.[\w%-]+/);
  for (const at of [0, 1]) await expect(types.nth(at)).toHaveAttribute('aria-pressed', 'true');
});
