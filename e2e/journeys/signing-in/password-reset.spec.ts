import { linkInMail } from '../../support/people/mailbox.ts';
import { newCompany } from '../../support/people/new-company.ts';
import { keepSession } from '../../support/people/sign-in.ts';
import { signOut } from '../../support/people/sign-out.ts';
import { expect, test } from '../../support/test.ts';

test.describe('password reset', () => {
  test.use({ locale: 'en-US', expectedProblems: /status of (401|410)/ });

  test('a forgotten password is replaced by mail; a used link is refused', async ({
    page,
    request,
  }) => {
    const { email } = await newCompany(request, 'Reset Works Inc.');
    await page.goto('/company/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('alert')).toContainText('An email was sent a moment ago.');

    const link = await linkInMail(request, email, /password\/reset/);
    await page.goto(link);
    await expect(page.getByLabel('Account')).toHaveValue(email);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText(/Use more than 8 characters/)).toBeVisible();
    await page.getByLabel('New password').fill('midori-no-mori-5');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Company sign-in' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('midori-no-mori-5');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/company\/engagement\/target$/);

    await signOut(page);
    await expect(page).toHaveURL(/\/company\/signin$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  test('a person in two companies chooses whose password to reset', async ({ page, request }) => {
    const first = await newCompany(request, 'First Shore Inc.');
    const { email } = await newCompany(request, 'Second Shore Inc.', first);
    await page.goto('/company/forget-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.goto(await linkInMail(request, email, /password\/reset/));
    await page.getByLabel('New password').fill('sazanami-oto-6');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('button', { name: 'Second Shore Inc.' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
    await page.goto('/company/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('sazanami-oto-6');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Second Shore Inc.')).toBeVisible();
  });

  test('a link opened while signed in asks first', async ({ page, request }) => {
    const reader = await newCompany(request, 'Reader Inc.');
    const { email } = await newCompany(request, 'Forgetful Inc.');
    const asked = await request.post('/v1/auth/password/email', { data: { email } });
    expect(asked.status()).toBe(200);
    const link = await linkInMail(request, email, /password\/reset/);
    const login = await page.request.post('/v1/auth/recruiter-login', { data: reader });
    const { accessToken } = (await login.json()) as { accessToken: { refreshExpiresAt: string } };
    await keepSession(page, 'company', accessToken.refreshExpiresAt);

    await page.goto(link);
    await expect(page.getByText(`You are signed in as Aoi Mori (${reader.email}).`)).toBeVisible();
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL(/\/company\/engagement\//);

    await page.goto(link);
    await page.getByRole('button', { name: 'Continue to the new password' }).click();
    await expect(page.getByLabel('Account')).toHaveValue(email);
    await page.getByLabel('New password').fill('midori-no-mori-5');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
  });
});
