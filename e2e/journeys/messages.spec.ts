import type { Page } from '@playwright/test';
import { offerTimes } from '../support/interviews.ts';
import { newCompany, type Owner } from '../support/people/new-company.ts';
import { keepSession, signInAsStudent } from '../support/people/sign-in.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, timezoneId: 'Asia/Ho_Chi_Minh' });

test('a student and a recruiter connect, exchange live messages and agree on a time', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = await newCompany(request, 'Tsukimi Inc.');
  const desk = await browser.newPage({ locale: 'ja-JP', viewport: desktop });
  const companyId = await signIn(desk, owner);

  await signInAsStudent(page, `/talent/connect/${companyId}`);
  await page.getByLabel('Message (optional)').fill('I would like to hear about your team.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('button', { name: 'Take back request' })).toBeVisible();

  await desk.goto('/company/engagement/connect/waiting');
  await desk.getByRole('button', { name: '承認する' }).click();
  await expect(desk).toHaveURL(/\/company\/engagement\/message\/.+/);
  const ours = desk.getByRole('log');
  const write = desk.getByRole('textbox', { name: 'メッセージを書く' });
  await write.fill('はじめまして。人事の森です。');
  await write.press('Enter');
  await expect(ours).toContainText('はじめまして。人事の森です。');

  // A signal updates the student's tab without a reload.
  await page.getByRole('link', { name: 'Write a message' }).click();
  const theirs = page.getByRole('log');
  await expect(theirs).toContainText('はじめまして。人事の森です。');
  await expect(ours.getByText('既読')).toBeVisible();
  await expectGoodLooks(page, 'en');
  const answer = page.getByRole('textbox', { name: 'Write a message' });
  await answer.fill('Thank you! <b>https://linh.example/work</b> 髙﨑𠮷 🙏');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ours).toContainText('<b>https://linh.example/work</b> 髙﨑𠮷 🙏');
  await expect(theirs.getByText('Read', { exact: true })).toBeVisible();

  await desk.locator('input[type=file]').setInputFiles({
    name: '会社案内.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('月見株式会社'),
  });
  await expect(desk.getByRole('button', { name: '会社案内.txtを削除' })).toBeVisible();
  await desk.getByRole('button', { name: '送信' }).click();
  const download = page.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download 会社案内.txt' }).click();
  expect((await download).suggestedFilename()).toBe('会社案内.txt');

  const fromAoi = theirs.getByRole('listitem', { name: 'Message from Aoi Mori' }).first();
  await fromAoi.getByRole('button', { name: 'What to do with this message' }).click();
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  // The menu handles Escape only once it has the focus.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await ours.getByRole('button', { name: 'メッセージの操作' }).first().click();
  await desk.getByRole('menuitem', { name: '編集' }).click();
  await desk.getByRole('textbox', { name: '編集' }).fill('はじめまして。採用担当の森です。');
  await desk.getByRole('button', { name: '保存' }).click();
  await expect(theirs).toContainText('採用担当の森です。');
  await expect(theirs.getByText('Edited')).toBeVisible();

  await offerTimes(desk);
  const offer = theirs.getByRole('region', { name: 'Times for a meeting' });
  await expect(offer).toContainText('Your time');
  await offer.getByRole('button', { name: 'Choose' }).first().click();
  await page.getByRole('button', { name: 'Choose this time' }).click();
  await expect(ours.getByText('面談が決まりました', { exact: true })).toBeVisible();
  await expect(ours.getByText(/^面談が決まりました：/)).toBeVisible();
  const calendar = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  await expectGoodLooks(desk, 'ja');
  // A thread opens at its newest item, even if the item's code loads later.
  await page.reload();
  await expect(offer.getByRole('button', { name: 'Call off' })).toBeInViewport();
  await desk.close();
});

/** Signs the tab in as the owner; returns the company's id. */
async function signIn(desk: Page, owner: Owner): Promise<string> {
  const login = await desk.request.post('/v1/auth/recruiter-login', { data: owner });
  expect(login.status()).toBe(200);
  const { user, accessToken } = (await login.json()) as {
    user: { companyId: string };
    accessToken: { refreshExpiresAt: string };
  };
  await keepSession(desk, 'company', accessToken.refreshExpiresAt);
  return user.companyId;
}
