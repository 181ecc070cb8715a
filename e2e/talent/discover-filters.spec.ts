import { atOnce } from '../support/at-once.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { desktop } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', viewport: desktop });

test('filters pressed in quick succession all apply', async ({ page }) => {
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

test('jobs are found by their number of remote days per week', async ({ page }) => {
  await signInAsStudent(page, '/talent/discover/jobs');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('Remote work', { exact: true }).selectOption('4');
  await expect(page).toHaveURL(/remoteDaysAtLeast=.*4/);
  const chip = page.getByRole('button', { name: /Remote 4 days a week or more/ });
  await expect(chip).toBeVisible();
  await page.getByRole('link', { name: 'Development intern, remote' }).click();
  await expect(page.getByText('4 days a week', { exact: true })).toBeVisible();
});
