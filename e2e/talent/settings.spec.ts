import { linkInMail, mailsTo } from '../support/people/mailbox.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /status of 409/ });

test('settings are saved, a company is blocked, data arrives as a ZIP', async ({
  page,
  request,
}) => {
  const email = await registerStudent(page, request, { firstName: 'Ivo', lastName: 'Čapek' });
  await page.goto('/talent/settings/status');
  await page.getByRole('radio', { name: 'Not looking now' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated.')).toBeVisible();

  await page.goto('/talent/settings/blocked');
  await page.getByLabel('Companies').fill('hoshizora');
  await page.getByRole('option', { name: /Hoshizora/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated.')).toBeVisible();

  await page.goto('/talent/settings');
  await expect(
    page.getByRole('link', { name: /Job-hunting status.*Not looking now/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Blocked companies.*1 company/ })).toBeVisible();

  await page.goto('/talent/settings/data');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the ZIP' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.zip$/);

  await page.goto('/talent/settings/contact');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How do I change my e-mail address?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/A copy is on its way/)).toBeVisible();
  const count = async () => {
    let found = 0;
    for await (const _ of mailsTo(request, email)) found += 1;
    return found;
  };
  // The mail of the registration, and the copy of this message.
  await expect.poll(count).toBe(2);
});

test('two tabs: saving one keeps what the other has saved', async ({ page, request, context }) => {
  await registerStudent(page, request, { firstName: 'Ivo', lastName: 'Tamm' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/talent/settings/notices');
    await expect(tab.getByLabel('Messages from companies')).toHaveValue('at_once');
  }
  await page.getByLabel('Messages from companies').selectOption('Once a day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated.')).toBeVisible();
  await other.getByLabel('Connection requests and answers').selectOption('Never');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('button', { name: 'Show the saved version' }).click();
  await expect(other.getByLabel('Messages from companies')).toHaveValue('daily');
  await expect(other.getByLabel('Connection requests and answers')).toHaveValue('at_once');
});

test('a student chooses a new password', async ({ page, request }) => {
  const email = await registerStudent(page, request, { firstName: 'Ivo', lastName: 'Horák' });
  await page.goto('/talent/settings');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me the email' }).click();
  await page.goto(await linkInMail(request, email, /\/identity\/.*reset/));
  await page.getByLabel('New password').fill('aki-no-engawa-8');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('aki-no-engawa-8');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
