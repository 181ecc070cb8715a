import { join } from 'node:path';
import { newCompany } from '../support/people/new-company.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone });

test('a recruiter edits their profile and chooses mails, their frequency and their language', async ({
  page,
}) => {
  const { email, password } = await newCompany(page.request, 'Hayabusa Inc.');
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);

  await page.goto('/company/settings');
  const person = page.getByRole('form', { name: 'あなたについて' });
  // The field loads after the form and moves what is below it.
  await expect(person.getByLabel('写真')).toBeAttached();
  await person.getByLabel('名前').fill(' ');
  await person.getByRole('button', { name: '保存する' }).click();
  await expect(person.getByLabel('名前')).toBeFocused();
  await person.getByLabel('名前').fill('森 葵');
  await person.getByLabel('部署').fill('人事部');
  await person
    .getByLabel('写真')
    .setInputFiles(join(import.meta.dirname, '../support/portrait.png'));
  await page.getByRole('button', { name: 'この範囲で使う' }).click();
  await expect(person.getByRole('button', { name: '写真の画像を削除する' })).toBeVisible();
  await person.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('更新しました。')).toBeVisible();
  await expectGoodLooks(page, 'ja');

  // Unsaved input survives a change of the screen language.
  await person.getByLabel('役職').fill('採用担当');
  const mails = page.getByRole('form', { name: '言語とメール' });
  await mails
    .getByRole('radiogroup', { name: /^画面の言語/ })
    .getByText('English')
    .click();
  await mails.getByRole('radiogroup', { name: 'メールの言語' }).getByText('English').click();
  await mails.getByLabel('学生からのメッセージ').selectOption('1日1回');
  await mails.getByRole('button', { name: '保存する' }).click();
  const you = page.getByRole('form', { name: 'About you' });
  await expect(you.getByLabel('Job title')).toHaveValue('採用担当');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated.')).toBeVisible();

  await page.setViewportSize(desktop);
  await page.reload();
  await expect(you.getByLabel('Name')).toHaveValue('森 葵');
  await expect(you.getByLabel('Department')).toHaveValue('人事部');
  await expect(you.getByLabel('Job title')).toHaveValue('採用担当');
  const chosen = page.getByRole('form', { name: 'Language and emails' });
  await expect(chosen.getByLabel('Messages from students')).toHaveValue('daily');
  await expect(
    chosen.getByRole('radiogroup', { name: 'Language of emails' }).getByLabel('English'),
  ).toBeChecked();
  await expect(page.getByRole('button', { name: /森 葵/ }).locator('img')).toBeVisible();
  await expectGoodLooks(page, 'en');
});
