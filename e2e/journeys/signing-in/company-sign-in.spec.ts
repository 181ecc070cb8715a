import type { Page } from '@playwright/test';
import { signOut } from '../../support/people/sign-out.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', expectedProblems: /status of 401/ });

const owner = { email: 'owner@hoshizora.example', password: 'hoshi-owner-0' };

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

test('a recruiter signs in, arrives at the wanted page, and signs out', async ({ page }) => {
  await page.goto('/company/settings/team');
  await expect(page).toHaveURL(/\/company\/signin$/);
  await fill(page, owner.email, owner.password);
  await expect(page).toHaveURL(/\/company\/settings\/team$/);
  await expect(page.getByText('株式会社ほしぞら')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/company\/settings\/team$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /星野 香織/ })
    .click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/company\/signin$/);
});

test('errors appear at their fields and keep the input, except the password', async ({ page }) => {
  await page.goto('/company/signin');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('入力してください。')).toHaveCount(2);
  await expect(page.getByLabel('メールアドレス')).toBeFocused();
  await fill(page, 'not an address', 'x');
  await expect(page.getByText('正しいメールアドレスを入力してください。')).toBeVisible();
  await fill(page, owner.email, 'not-this-one-1');
  await expect(page.getByRole('alert')).toHaveText(
    'メールアドレスまたはパスワードが正しくありません。',
  );
  await expect(page.getByLabel('メールアドレス')).toHaveValue(owner.email);
  await expect(page).toHaveURL(/\/company\/signin$/);
});

test('a person in two companies chooses one', async ({ page }) => {
  await page.goto('/company/signin');
  await fill(page, 'two@agency.example', 'two-companies-2');
  await expect(page.getByRole('heading', { name: '会社を選択' })).toBeVisible();
  await page.getByRole('button', { name: '株式会社こもれび出版' }).click();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);
  await expect(page.getByText('株式会社こもれび出版')).toBeVisible();
});

test('a double click signs in once', async ({ page }) => {
  await page.goto('/company/signin');
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/recruiter-login')) logins += 1;
  });
  await page.getByLabel('メールアドレス').fill(owner.email);
  await page.getByLabel('パスワード', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);
  expect(logins).toBe(1);
});

for (const [name, level] of [
  ['星野 香織', 0],
  ['田中 美咲', 1],
  ['髙橋 健', 2],
  ['Emma Clarke', 3],
] as const) {
  test(`the demo offers a sign-in as ${name}, level ${level}`, async ({ page }) => {
    await page.goto('/company/signin');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(
      level === 3 ? /\/company\/engagement\/message$/ : /\/company\/engagement\/target$/,
    );
    // The sign-in page redirects a signed-in person.
    await page.goto('/company/signin');
    await expect(page).not.toHaveURL(/signin/);
  });
}

test('a path of another site is never followed after the sign-in', async ({ page }) => {
  for (const evil of ['//evil.example/', 'javascript:alert(1)', 'https://evil.example/']) {
    await page.goto('/company/signin');
    await page.evaluate(`sessionStorage.setItem('engawa-wanted', ${JSON.stringify(evil)})`);
    await page.getByRole('button', { name: '星野 香織' }).click();
    await expect(page).toHaveURL(/\/company\/engagement\/target$/);
    await signOut(page);
    await expect(page).toHaveURL(/\/company\/signin$/);
  }
});
