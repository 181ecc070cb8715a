import { linkInMail } from '../support/people/mailbox.ts';
import { newCompany } from '../support/people/new-company.ts';
import { keepSession } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone });

test('a colleague leaves the company and gets a confirmation; its only owner cannot leave', async ({
  page,
}) => {
  const { request } = page;
  const owner = await newCompany(request, 'Mozu Inc.');
  const login = await request.post('/v1/auth/recruiter-login', { data: owner });
  const { accessToken } = await login.json();
  const colleague = `colleague-${crypto.randomUUID()}@test.example`;
  await request.post('/v1/company/team/member/invitation', {
    headers: { authorization: `Bearer ${accessToken.accessToken}` },
    data: { invitations: [{ email: colleague, role: 2, language: 'ja' }] },
  });
  await keepSession(page, 'company', accessToken.refreshExpiresAt);
  await page.goto('/company/settings/account');
  const card = page.getByRole('region', { name: 'チームからの退出' });
  await expect(card).toContainText('ほかにオーナーがいないため、退出できません。');
  await expect(card.getByRole('link', { name: 'チームの画面を開く' })).toBeVisible();

  const link = await linkInMail(request, colleague, /invitation\/register/);
  const registered = await request.post('/v1/auth/invitation/register', {
    data: { token: link.split('/').at(-1), name: '森 あおい', password: 'kaki-to-moss-7' },
  });
  const { accessToken: own } = await registered.json();
  await keepSession(page, 'company', own.refreshExpiresAt);
  await page.goto('/company/settings/account');
  await card.getByRole('button', { name: 'チームから退出する' }).click();
  const dialog = page.getByRole('dialog', { name: 'チームから退出しますか？' });
  await expect(dialog).toContainText('オーナーにメールでお知らせします。');
  await expectGoodLooks(page, 'ja');
  await dialog.getByRole('button', { name: '退出する' }).click();
  await expect(page).toHaveURL(/\/company\/signin$/);
  await expect(page.getByText('チームから退出しました。')).toBeVisible();
});
