import { linkInMail } from '../support/people/mailbox.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

// The undo ends every session, including the open page's, whose next call fails with 401.
test.use({ locale: 'en-US', viewport: phone, expectedProblems: /status of (400|401|410|422)/ });

test('a student changes the address by the mail to the new one, and undoes it by the mail to the old one', async ({
  page,
  request,
}) => {
  const email = await registerStudent(page, request, { firstName: 'Mai', lastName: 'Pham' });
  await page.goto('/talent/settings');
  const card = page.getByRole('region', { name: 'Sign-in' });
  await card.getByRole('button', { name: 'Change email' }).click();
  const next = `moved-${email}`;
  await card.getByLabel('New email').fill(next);
  await card.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect(card.getByRole('status')).toContainText(`We sent an email to ${next}.`);
  await expectGoodLooks(page, 'en');

  await page.goto(await linkInMail(request, next, /email-change\/confirm/));
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open account settings' }).click();
  await expect(card).toContainText(next);

  // Only the new address signs in.
  const elsewhere = await page.context().browser()?.newContext({ locale: 'en-US' });
  const door = await elsewhere?.newPage();
  if (!elsewhere || !door) throw new Error('no second browser');
  await door.goto(new URL('/talent/sso-auth', page.url()).href);
  const enter = async (address: string) => {
    await door.locator('#email').fill(address);
    await door.locator('#password').fill('engawa-de-ocha-3');
    await door.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await enter(email);
  await expect(door.getByRole('alert')).toBeVisible();
  await enter(next);
  await expect(door.getByRole('heading', { level: 1, name: 'Mai' })).toBeVisible();
  await elsewhere.close();

  // Delays the account, which the client requests only after the click.
  const { promise: clicked, resolve: click } = Promise.withResolvers<void>();
  await page.route('**/v1/student/account', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto(await linkInMail(request, email, /email-change\/undo/));
  await page.getByRole('button', { name: 'Bring it back' }).click();
  click();
  await expect(page.getByRole('heading', { name: 'Your old email is back' })).toBeVisible();
  // The settings, too, ask for the password again.
  await page.goto('/talent/settings');
  await expect(page.locator('#password')).toBeVisible();
  await expect(page).toHaveURL(/\/identity\//);
});
