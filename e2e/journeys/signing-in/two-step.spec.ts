import type { Page } from '@playwright/test';
import { authenticator } from '../../support/people/authenticator.ts';
import { newCompany, type Owner } from '../../support/people/new-company.ts';
import { signOut } from '../../support/people/sign-out.ts';
import { expectGoodLooks, phone } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', viewport: phone, expectedProblems: /status of 409/ });

async function enterPassword(page: Page, { email, password }: Owner): Promise<void> {
  await page.goto('/company/signin');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** The sign-in page accepts a sign-in only once the previous session has ended. */
async function leaveAndReturn(page: Page, owner: Owner): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL(/\/company\/signin$/);
  await enterPassword(page, owner);
}

const enterCode = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
};
const expectInside = (page: Page) => expect(page).not.toHaveURL(/\/company\/signin$/);

test('two-step sign-in: set up, a code from the app, a recovery code, each valid once', async ({
  page,
}) => {
  const owner = await newCompany(page.request, 'Yamagara Inc.');
  await enterPassword(page, owner);
  await expectInside(page);
  await page.goto('/company/settings/account');
  const card = page.getByRole('region', { name: '2段階認証' });
  await card.getByRole('button', { name: '2段階認証を設定する' }).click();
  const setUp = page.getByRole('dialog', { name: '2段階認証の設定' });
  const key = await setUp.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent();
  const code = authenticator(key ?? '');
  await expect(setUp.getByText('認証アプリで読み取るQRコード')).toBeAttached();
  await setUp.getByLabel('認証コード').fill(code(-4));
  await setUp.getByRole('button', { name: '有効にする' }).click();
  await expect(setUp.getByLabel('認証コード')).toHaveAccessibleDescription(
    /コードが正しくないか、すでに使われています。$/,
  );
  await expectGoodLooks(page, 'ja');
  const first = code();
  await setUp.getByLabel('認証コード').fill(first);
  await setUp.getByRole('button', { name: '有効にする' }).click();

  const kept = page.getByRole('dialog', {
    name: '2段階認証を有効にし、ほかの端末からログアウトしました',
  });
  const listed = kept.getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.keyboard.press('Escape');
  await expect(kept.getByRole('button', { name: '完了' })).toBeDisabled();
  const file = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'ダウンロードする' }).click();
  expect((await file).suggestedFilename()).toBe('engawa-recovery-codes.txt');
  await kept.getByLabel('リカバリーコードを保管しました').check();
  await expectGoodLooks(page, 'ja');
  await kept.getByRole('button', { name: '完了' }).click();
  await expect(card).toContainText('リカバリーコードの残り：10個');

  await leaveAndReturn(page, owner);
  await expect(page.getByLabel('認証コード')).toBeFocused();
  await expectGoodLooks(page, 'ja');
  // The code of the set-up is used up; the next one is valid already.
  await enterCode(page, '認証コード', first);
  await expect(page.getByLabel('認証コード')).toHaveAccessibleDescription(
    /すでに使われています。$/,
  );
  const next = code(1);
  await enterCode(page, '認証コード', next);
  await expectInside(page);

  await leaveAndReturn(page, owner);
  await enterCode(page, '認証コード', next);
  await expect(page.getByLabel('認証コード')).toHaveAccessibleDescription(
    /すでに使われています。$/,
  );
  await page.getByRole('button', { name: 'リカバリーコードを使う' }).click();
  await expect(page.getByLabel('リカバリーコード')).toBeFocused();
  await enterCode(page, 'リカバリーコード', codes[0] ?? '');
  await expectInside(page);

  await page.goto('/company/settings/account');
  await expect(card).toContainText('リカバリーコードの残り：9個');
  // Ended sessions are no longer in the list.
  const devices = page.getByRole('region', { name: 'ログイン中の端末' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('この端末');
  await expectGoodLooks(page, 'ja');
  await leaveAndReturn(page, owner);
  await page.getByRole('button', { name: 'リカバリーコードを使う' }).click();
  await enterCode(page, 'リカバリーコード', codes[0] ?? '');
  await expect(page.getByLabel('リカバリーコード')).toHaveAccessibleDescription(
    /すでに使われています。$/,
  );
});
