import { registerStudent } from '../support/people/new-student.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone });

test('a student accepts a request, disconnects, asks again and withdraws the request', async ({
  page,
}) => {
  // Opens on the received requests, because there are some.
  await signInAsStudent(page, '/talent/connect');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Received/);
  const request = page.getByRole('listitem').filter({ hasText: 'Yamabiko' });
  await expectGoodLooks(page, 'en');
  await request.getByRole('button', { name: 'Accept' }).click();
  // Accepting opens the thread of the two.
  await expect(page).toHaveURL(/\/talent\/inbox\/.+/);
  await expect(page.getByRole('heading', { name: 'Yamabiko Robotics Inc.' })).toBeVisible();

  await page.goto('/talent/connect?list=connected');
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

test('a student with an incomplete profile sees what is missing before writing a request', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Aiko', lastName: 'Hara' });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const company = /\/companies\/([\w-]+)</.exec(sitemap)?.[1];
  await page.goto(`/talent/connect/${company}`);
  const part = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Please complete your profile first' }),
    });
  await expect(part.last()).toBeVisible();
  await expect(page.getByLabel('Message (optional)')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send request' })).toHaveCount(0);
  await expectGoodLooks(page, 'en');
  const items = part.last().getByRole('listitem');
  const links = items.getByRole('link');
  await expect(links).toHaveCount(await items.count());
  await links.first().click();
  await expect(page).toHaveURL(/\/talent\/profile\/[a-z]+#[\w-]+$/);
});
