import { registerStudent } from '../../support/people/new-student.ts';
import { type ProfileWords, profileWords } from '../../support/people/profile-words.ts';
import { phone } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'en-US', viewport: phone });

let words: ProfileWords;
test.beforeAll(async () => {
  words = await profileWords('en');
});

test('on a phone, missing items lead to their fields, and saving to the next section', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Nabil', lastName: 'Haddad' });
  await page.goto('/talent/account');
  const bar = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: /more/ }).click();
  await page.getByRole('link', { name: /Phone number/ }).click();
  await expect(page.getByLabel(words.basic.phoneCountry)).toBeFocused();
  await expect(page.getByLabel(words.basic.phoneCountry)).toBeInViewport();
  await expect(bar).toBeHidden();

  const form = page.locator('#section-basic');
  const next = form.getByRole('button', { name: words.frame.saveAndContinue });
  await expect(next).toBeHidden();
  await page.getByLabel(words.basic.countryOfOrigin).selectOption('VN');
  await next.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const status = page.getByLabel(words.basic.residence.status);
  await expect(status).toBeFocused();
  await expect(next).toBeHidden();

  await status.selectOption('permanent-resident');
  const onwards = page.locator('#section-residence').getByRole('button', {
    name: words.frame.saveAndContinue,
  });
  // The snackbar of the previous save is above the bar and does not cover its buttons.
  await onwards.click({ trial: true });
  await onwards.click();
  await expect(page).toHaveURL(/\/talent\/profile\/education$/);
  await expect(bar).toBeVisible();
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
});
