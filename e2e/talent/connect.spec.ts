import { expectGoodLooks, phone } from '../support/looks.ts';
import { signInAsStudent } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone });

test('a student accepts a request, disconnects, asks again and takes it back', async ({ page }) => {
  await signInAsStudent(page, '/talent/connect?list=waiting');
  const request = page.getByRole('listitem').filter({ hasText: 'Yamabiko' });
  await expectGoodLooks(page, 'en');
  await request.getByRole('button', { name: 'Accept' }).click();
  // Accepting leads to where the two write to each other.
  await expect(page).toHaveURL(/\/talent\/inbox\/.+/);
  await expect(page.getByRole('heading', { name: 'Yamabiko Robotics Inc.' })).toBeVisible();

  await page.goto('/talent/connect');
  await page.getByRole('link', { name: 'Yamabiko Robotics Inc.' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Disconnect' }).click();

  await page.getByLabel('Message (optional)').fill('I would love to see your robots 🤖');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('I would love to see your robots 🤖')).toBeVisible();
  await page.getByRole('button', { name: 'Take back request' }).click();
  await question.getByRole('button', { name: 'Take back request' }).click();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
});
