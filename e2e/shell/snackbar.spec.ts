import type { Locator, Page } from '@playwright/test';
import { newCompany } from '../support/people/new-company.ts';
import { keepSession } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', expectedProblems: /Failed to load resource|status of/ });

const path = '/company/settings/profile';

/** Opens the settings of a company of this test only, with an unsaved name. */
async function openForm(page: Page): Promise<Locator> {
  const owner = await newCompany(page.request, 'Snackbar Works Inc.');
  const login = await page.request.post('/v1/auth/recruiter-login', { data: owner });
  const { accessToken } = (await login.json()) as { accessToken: { refreshExpiresAt: string } };
  await keepSession(page, 'company', accessToken.refreshExpiresAt);
  await page.goto(path);
  const form = page.getByRole('form', { name: 'あなたについて' });
  // The picture's field loads later and moves what is below it.
  await expect(form.getByLabel('写真')).toBeAttached();
  await form.getByLabel('名前').fill('森 葵');
  return form;
}

const card = (page: Page) => page.locator('[data-snackbar] > * > span');

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It has no place on the screen.');
  return box;
};

for (const [width, height] of [
  [360, 780],
  [1280, 900],
] as const) {
  test(`at ${width} px the snackbar never covers the button that was pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const form = await openForm(page);
    const save = form.getByRole('button', { name: '保存する' });
    // Places the button where the snackbar normally appears, and higher up.
    for (const block of ['end', 'center', 'start'] as const) {
      await form.getByLabel('名前').fill(`森 葵 ${block}`);
      await save.evaluate(
        (button, at) =>
          (button as unknown as { scrollIntoView(how: object): void }).scrollIntoView({
            block: at,
          }),
        block,
      );
      await save.click();
      await expect(card(page)).toBeVisible();
      const [shown, pressed] = [await boxOf(card(page)), await boxOf(save)];
      const apart =
        shown.y >= pressed.y + pressed.height ||
        pressed.y >= shown.y + shown.height ||
        shown.x >= pressed.x + pressed.width ||
        pressed.x >= shown.x + shown.width;
      expect(apart, `${block}: ${JSON.stringify({ shown, pressed })}`).toBe(true);
      await page.getByRole('button', { name: '閉じる' }).click();
      await expect(card(page)).toHaveCount(0);
    }
  });
}

const failures = {
  'no answer': { words: '通信状態が不安定または不明なエラーがあります' },
  'an answer that does not come in time': { words: 'タイムアウトが発生しました' },
  400: { words: '入力内容を確認できませんでした。' },
  500: { words: 'サーバーで問題が起きました。' },
} as const;

for (const [what, { words }] of Object.entries(failures)) {
  test(`a form that meets ${what} shows it in a snackbar that can be closed`, async ({ page }) => {
    const form = await openForm(page);
    const save = form.getByRole('button', { name: '保存する' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/v1/company/account', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const status = Number(what);
      if (status > 0) return route.fulfill({ status, json: { code: 'internal', message: words } });
      if (what !== 'no answer') await released;
      return route.abort();
    });
    await save.click();
    const said = card(page).filter({ hasText: words });
    await expect(said).toBeVisible();
    // The form still shows it after the snackbar is closed.
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await said.getByRole('button', { name: '閉じる' }).click();
    await expect(said).toHaveCount(0);
    await expect(form.getByLabel('名前')).toHaveValue('森 葵');
    release();
  });
}
