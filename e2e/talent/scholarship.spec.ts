import { registerStudent } from '../support/people/new-student.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

test('a student enters, changes and withdraws; a closed programme is read-only', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Mei', lastName: 'Lin' });
  await page.goto('/talent/profile/scholarship');
  const open = page.getByRole('region', { name: /2027/ });
  await expect(open.getByText('0 of 4 applications sent')).toBeVisible();
  await open.getByRole('button', { name: 'Apply for Research' }).click();
  const form = page.getByRole('form', { name: 'Research' });
  await form.getByLabel('Title').fill('Words for everyone');
  await form.getByLabel('Write-up').fill('one two three '.repeat(200));
  await expect(form.getByText('600 / 500 words')).toBeVisible();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByText('Use up to 500 words in English.')).toBeVisible();

  await form.getByLabel('Write-up').fill('誰にでも伝わることばの研究です。');
  await expect(form.getByText('16 / 1,000 characters')).toBeVisible();
  await form.locator('input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('My plan.'),
  });
  await expect(form.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(open.getByText('1 of 4 applications sent')).toBeVisible();

  await open.getByRole('button', { name: 'Change your application for Research' }).click();
  await form.getByLabel('Title').fill('Words for all');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(open.getByText('Words for all')).toBeVisible();
  await open.getByRole('button', { name: 'Enter the raffle' }).click();
  await expect(open.getByText('2 of 4 applications sent')).toBeVisible();

  await open.getByRole('button', { name: 'Withdraw from Research' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(open.getByText('1 of 4 applications sent')).toBeVisible();

  const closed = page.getByRole('region', { name: /2025/ });
  await expect(closed.getByText('Closed', { exact: true })).toBeVisible();
  await expect(closed.getByRole('button')).toHaveCount(0);
});
