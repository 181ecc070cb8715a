import { addDays, addMonths, mondayOf } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Page } from '@playwright/test';
import { registerStudent } from '../support/people/new-student.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

// So high that the bottom menu covers nothing.
test.use({ locale: 'ja-JP', viewport: { ...phone, height: 3000 } });

const today = todayInJapan(new Date());
/** Far enough ahead that its seven-day windows contain nothing of this week. */
const monday = addDays(mondayOf(today), 21);

async function addShift(page: Page, day: string, from: string, to: string, more = '') {
  await page.getByRole('button', { name: '勤務を追加', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('日付').fill(day);
  await dialog.getByLabel('開始').fill(from);
  await dialog.getByLabel('終了').fill(to);
  if (more) await dialog.getByLabel('勤務先').fill(more);
  return dialog;
}

test('shifts are compared with 28 hours in any seven days, and the calendar can be subscribed to', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Hana', lastName: 'Kovář' });
  await page.goto('/talent/account');
  await page.getByRole('link', { name: '予定とアルバイト' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予定とアルバイト' })).toBeVisible();
  await expect(page.getByText('これからの予定はありません')).toBeVisible();
  await expectGoodLooks(page, 'ja');

  await page.getByRole('link', { name: 'アルバイト', exact: true }).click();
  await expect(
    page.getByText('在留資格と資格外活動許可が未登録です', { exact: false }),
  ).toBeVisible();
  // Pressed fast: each press must count, even before the previous one is rendered.
  for (let week = 0; week < 3; week += 1)
    await page.getByRole('button', { name: '次の週' }).click();
  await expect(page).toHaveURL(new RegExp(`week=${monday}`));

  // Saturday, Sunday, Monday and Tuesday: no calendar week has more than 16 hours.
  for (const [days, place] of [
    [5, 'カフェ竹'],
    [6, 'カフェ竹'],
    [7, '書店'],
  ] as const) {
    const dialog = await addShift(page, addDays(monday, days), '10:00', '18:00', place);
    await dialog.getByRole('button', { name: '保存する' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: '次の週' }).click();
  await expect(page.getByText('24時間 / 28時間')).toBeVisible();
  const late = await addShift(page, addDays(monday, 8), '22:00', '05:00');
  await expect(late.getByText('終了は翌日です。')).toBeVisible();
  await expect(late.getByText(/上限の28時間を3時間超えます/)).toBeVisible();
  await late.getByRole('button', { name: '超えることを確認して保存する' }).click();
  await expect(late).toBeHidden();
  await expect(page.getByText(/3時間超えています/)).toBeVisible();
  await expectGoodLooks(page, 'ja');

  await page.getByRole('button', { name: /22:00–翌05:00/ }).press('Enter');
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('24時間 / 28時間')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('元に戻しました。')).toBeVisible();
  await expect(page.getByText(/3時間超えています/)).toBeVisible();

  // During a long vacation the limit is per day.
  await page.getByRole('button', { name: '長期休業を編集' }).click();
  await page.getByLabel('初日').fill(addDays(monday, 7));
  await page.getByLabel('最終日').fill(addDays(monday, 13));
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText(/この週は長期休業中です/)).toBeVisible();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /\.ics/ }).click();
  expect((await arriving).suggestedFilename()).toBe('shifts.ics');

  // Dates follow from the profile.
  const asking = page.waitForRequest(/\/v1\/student\//);
  await page.reload();
  const { authorization = '' } = await (await asking).allHeaders();
  const expiresOn = addMonths(today, 8);
  const saved = await page.request.post('/v1/student/profile/residence', {
    headers: { authorization },
    data: {
      version: 0,
      status: 'student',
      designation: null,
      expiresOn,
      expectedGraduation: addMonths(today, 6).slice(0, 7),
      otherActivityPermission: true,
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.getByRole('link', { name: '予定', exact: true }).click();
  const coming = page.getByRole('region', { name: 'これからの予定' });
  await expect(coming.getByText('在留期間の満了日', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /卒の予定$/ })).toBeVisible();
  await expectGoodLooks(page, 'ja');

  await page.getByRole('button', { name: '専用のアドレスを作る' }).click();
  const address = await page.getByLabel('専用のアドレス').inputValue();
  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain(`DTSTART;VALUE=DATE:${expiresOn.replaceAll('-', '')}`);
  await page.getByRole('button', { name: 'アドレスを作り直す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'アドレスを作り直す' }).click();
  await expect(page.getByLabel('専用のアドレス')).not.toHaveValue(address);
  expect((await request.get(address)).status()).toBe(404);
});
