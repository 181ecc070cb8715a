import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { linkInMail, mailsTo } from '../support/people/mailbox.ts';
import { newCompany } from '../support/people/new-company.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: desktop, expectedProblems: /status of (409|422)/ });

const password = 'atarashii-hito-4';

test('invited colleagues see what their level may, and a leaver’s draft goes to a colleague', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = await newCompany(request, 'Shirasagi Inc.');
  const guests = Object.fromEntries(
    ['kaede', 'ren', 'sora'].map((name) => [name, `${name}-${crypto.randomUUID()}@test.example`]),
  );
  const { kaede = '', ren = '', sora = '' } = guests;
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(owner.email);
  await page.getByLabel('パスワード', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).not.toHaveURL(/\/company\/signin$/);

  await page.goto('/company/settings/team');
  await expect(page.getByRole('heading', { name: 'まだほかのメンバーはいません' })).toBeVisible();
  const invite = page.getByRole('button', { name: 'メンバーを招待' });
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'メンバーを招待' });
  const addresses = dialog.getByLabel('メールアドレス');
  await pasteInto(page, addresses, `${kaede}, ${ren}\n${owner.email}`);
  await expect(addresses).toHaveCount(3);
  await expect(addresses.nth(2)).toBeFocused();
  await dialog.getByLabel('権限').first().selectOption('面接官');
  await expect(dialog.getByLabel('権限').first()).toHaveAccessibleDescription(
    'メッセージと応募者の対応だけを行います。',
  );
  await dialog.getByRole('button', { name: '3名を招待する' }).click();
  await expect(addresses.nth(2)).toHaveAccessibleDescription(/すでにこの会社に登録されています/);
  await expect(addresses.nth(2)).toBeFocused();
  await dialog.getByRole('button', { name: '3人目を外す' }).click();
  await expect(addresses.nth(1)).toBeFocused();
  await dialog.getByRole('button', { name: 'もう1名追加する' }).click();
  await expect(addresses.nth(2)).toBeFocused();
  await page.keyboard.type(sora);
  await page.keyboard.press('Enter');
  await expect(invite).toBeFocused();

  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const snackbar = page.locator('[data-snackbar]').getByRole('button', { name: '閉じる' });
  const act = async (name: string, action: string) => {
    await row(name).getByRole('button').click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await expect(row(kaede)).toContainText('招待中');
  // The row shows the invitation, so it is announced without a snackbar.
  await expect(page.getByRole('status').getByText('招待しました。')).toBeAttached();
  await expect(snackbar).toHaveCount(0);
  // The second invitation replaces the first one, whose mail is also being sent.
  await linkInMail(page.request, kaede, /invitation\/register/);
  const first: string[] = [];
  for await (const id of mailsTo(page.request, kaede)) first.push(id);
  await act(kaede, '招待を再送する');
  await expect(page.getByText('再招待を送信しました。')).toBeVisible();
  await expect(snackbar).toBeVisible();

  const interviewer = await browser.newPage({ locale: 'ja-JP', viewport: phone });
  await interviewer.goto(await linkInMail(page.request, kaede, /invitation\/register/, first));
  await interviewer.getByLabel('お名前').fill('林 楓');
  await interviewer.getByLabel('パスワード', { exact: true }).fill(password);
  await interviewer.getByRole('button', { name: '登録して始める' }).click();
  await expect(interviewer).toHaveURL(/\/company\/engagement\/message$/);
  await interviewer.getByRole('button', { name: 'メニューを開く' }).click();
  const menu = interviewer.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: '応募者' })).toBeVisible();
  await menu.getByRole('button', { name: '設定・その他' }).click();
  for (const name of ['チーム', '求人', '学生を探す', '会社の登録情報']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  for (const path of ['/company/settings/team', '/company/contents/job']) {
    await interviewer.goto(path);
    await expect(interviewer).toHaveURL(/\/company\/engagement\/message$/);
  }
  await interviewer.close();

  const title = '白鷺の一日';
  await draftArticle(request, await join(request, ren, '原 蓮'), title);
  await join(request, sora, '青木 空');
  await page.reload();
  await act('原 蓮', 'チームから削除する');
  const removing = page.getByRole('dialog', { name: '原 蓮さんをチームから削除しますか？' });
  const heir = removing.getByLabel('引き継ぐ方');
  await removing.getByRole('button', { name: '削除する' }).click();
  await expect(heir).toBeFocused();
  await expect(heir).toHaveAccessibleDescription(/担当している1件.*引き継ぐ方を選んでください。$/);
  await expect(heir.getByRole('option', { name: '林 楓' })).toHaveCount(0);
  await expectGoodLooks(page, 'ja');
  await heir.selectOption('青木 空');
  await removing.getByRole('button', { name: '削除する' }).click();
  await expect(row('原 蓮')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /さんの操作$/ }).and(focused(page))).toHaveCount(1);
  await page.setViewportSize(phone);
  await expectGoodLooks(page, 'ja');

  await page.goto('/company/contents/additional-contents');
  await expect(row(title)).toContainText('担当：青木 空');
  await linkInMail(page.request, sora, /\/company\/contents\/job$/);
});

const focused = (page: Page) => page.locator(':focus');

/** Simulates a paste event, because a real clipboard would ask for permission. */
async function pasteInto(page: Page, field: Locator, text: string) {
  await field.focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    const how = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', how));
  }`);
}

/** Registers by the link in the mail; returns a caller signed in as this person. */
async function join(request: APIRequestContext, email: string, name: string) {
  const link = await linkInMail(request, email, /invitation\/register/);
  const token = link.split('/').at(-1)?.split('?')[0];
  const reply = await request.post('/v1/auth/invitation/register', {
    data: { token, name, password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { accessToken } = (await reply.json()) as { accessToken: { accessToken: string } };
  return { authorization: `Bearer ${accessToken.accessToken}` };
}

async function draftArticle(
  request: APIRequestContext,
  headers: Record<string, string>,
  title: string,
) {
  const words = { title, body: null, coverImage: null, images: [] };
  const reply = await request.post('/v1/company/additional-content-management', {
    headers,
    data: {
      articleId: null,
      version: 0,
      inStep: [],
      status: 'draft',
      jp: words,
      en: null,
      common: {},
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
