import type { Locator, Page } from '@playwright/test';
import { atDesk, confirm, search } from '../support/applying.ts';
import { draftJob, inLanguage } from '../support/contents.ts';
import { fillInForm, offerTimes } from '../support/interviews.ts';
import { acceptOffer, makeOffer } from '../support/offers.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone, expectedProblems: /status of (404|409|422)/ });

/** A condition on age holds up publishing until it is changed. */
async function publishThroughTheCheck(desk: Page, id: string): Promise<void> {
  await desk.goto(`/company/contents/job/${id}`);
  const duties = inLanguage(desk, '業務内容', '日本語');
  const text = await duties.inputValue();
  await duties.fill(`${text}\n25歳以下の方を募集します。`);
  const check = desk.getByRole('region', { name: '公開前チェック' });
  await expect(check.getByRole('button', { name: '「25歳以下」' })).toBeVisible();
  await desk.getByRole('button', { name: '公開する' }).click();
  await expect(desk.getByRole('alert').getByText(/25歳以下/)).toBeVisible();
  await duties.fill(text);
  await expect(check.getByText('必要な項目はそろっています。')).toBeVisible();
  await desk.getByRole('button', { name: '公開する' }).click();
  await expect(desk.getByText('公開しました。')).toBeVisible();
}

/** Two stages with a form each; for the interview, an appointment that the student moves. */
async function goThroughTheStages(page: Page, desk: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: '「書類選考」に進める' }).click();
  await fillInForm(panel, '書類選考', '志望の理由が具体的です。');
  await panel.getByRole('button', { name: '「一次面接」に進める' }).click();
  await panel.getByRole('link', { name: 'メッセージ' }).click();
  await offerTimes(desk, 'Emma Clarke');
  const ours = desk.getByRole('log').getByRole('region', { name: '面談の候補日時' }).last();
  await expect(ours).toContainText('Emma Clarke');

  await page.goto('/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  const offer = page.getByRole('region', { name: 'Times for a meeting' }).last();
  await offer.getByRole('button', { name: 'Choose' }).first().click();
  await page.getByRole('button', { name: 'Choose this time' }).click();
  await expect(ours.getByText('面談が決まりました', { exact: true })).toBeVisible();
  const agreed = await ours.getByRole('time').first().getAttribute('datetime');
  await offer.getByRole('button', { name: 'Choose another time' }).click();
  const times = page.getByRole('dialog', { name: 'Choose another time' });
  await times.getByRole('listitem').getByRole('button').click();
  await expect(times).toBeHidden();
  await expect(ours.getByRole('time').first()).not.toHaveAttribute('datetime', agreed ?? '');
  await expectGoodLooks(page, 'en');
  await expectGoodLooks(desk, 'ja');

  await desk.goBack();
  await fillInForm(panel, '一次面接', '質問に自分の言葉で答えました。');
  await expectGoodLooks(desk, 'ja');
}

/** After the offer the student shares a plan; each side ticks its steps and sees the other's. */
async function prepareTheStart(page: Page, desk: Page): Promise<void> {
  await page.goto('/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  await page.getByRole('button', { name: /^After the offer/ }).click();
  const plan = page.getByRole('dialog', { name: 'After the offer' });
  await expect(plan).toContainText('no picture or number of your residence card');
  await expectGoodLooks(page, 'en');
  await plan.getByRole('button', { name: /^Share with/ }).click();
  const ours = plan.getByRole('checkbox', { name: /^Applicant’s part of the form/ });
  // Not `check`, because the tick appears only after the page has processed it.
  await ours.click();
  await expect(ours).toBeChecked();

  await desk.goto('/company/engagement/message');
  await desk.getByRole('link', { name: /Linh/ }).click();
  await desk.getByRole('button', { name: /^内定後の手続き/ }).click();
  const theirs = desk.getByRole('dialog', { name: '内定後の手続き' });
  await expect(theirs.getByRole('listitem').filter({ hasText: '履歴書' })).toContainText('完了');
  await expectGoodLooks(desk, 'ja');
  const notice = theirs.getByRole('checkbox', { name: /^労働条件通知書/ });
  await notice.click();
  await expect(notice).toBeChecked();
  const terms = plan.getByRole('listitem').filter({ hasText: 'Notice of working conditions' });
  await expect(terms.getByText('Done').first()).toBeVisible();
}

test('from a posting through the check to an accepted offer and the steps before the first day', async ({
  page,
  browser,
}) => {
  test.slow();
  const { desk, calls } = await atDesk(browser);
  const word = 'Star map editor';
  await publishThroughTheCheck(desk, await draftJob(calls, `${word}（試験）`, word));
  await signInAsStudent(page, '/talent/discover/jobs');
  await search(page, word);
  await expect(page).toHaveURL(/freeWord=Star/);
  await expectGoodLooks(page, 'en');
  await page.getByRole('button', { name: `Save ${word}` }).click();
  await expect(page.getByRole('button', { name: `Save ${word}`, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: word }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^履歴書/ })).toBeChecked();
  await dialog.getByLabel('Message to the company (optional)').fill('I draw maps of stars.');
  await dialog.getByRole('button', { name: 'Send this application' }).click();
  await expect(dialog.getByText('Please check it and tick the box.')).toBeVisible();
  await dialog.getByLabel(confirm).check();
  const counted = page.waitForResponse(/analytics\/job-application/);
  await dialog.getByRole('button', { name: 'Send this application' }).dblclick();
  await expect(page.getByText(/^You applied on/)).toBeVisible();
  expect((await counted).status()).toBe(200);

  // A view counts from a second on, which applying does not take on a fast machine.
  await page.evaluate(`{
    const real = performance.now.bind(performance);
    performance.now = () => real() + 2_000;
  }`);
  const viewed = page.waitForResponse(/analytics\/job-view/);
  await page.getByRole('link', { name: 'See my applications' }).click();
  expect((await viewed).status()).toBe(200);
  // The thread begins with the application.
  await page.goto('/talent/inbox');
  await page.getByRole('link', { name: /Hoshizora/ }).click();
  const card = page.getByRole('log').getByRole('region', { name: 'Application' }).last();
  await expect(card).toContainText(word);
  await expect(card).toContainText('履歴書');

  // Closing the job asks for the outcome of waiting applicants.
  await desk.goto(`/company/contents/job?word=${encodeURIComponent(word)}`);
  await desk
    .getByRole('row', { name: word })
    .getByRole('button', { name: /ステータス/ })
    .click();
  await desk.getByRole('menuitemradio', { name: '募集終了' }).click();
  await expect(desk.getByText('1名の応募者が結果を待っています')).toBeVisible();
  await desk.getByRole('button', { name: '結果を伝える' }).click();
  await expect(desk.getByRole('radio', { name: '結果待ち 1' })).toBeChecked();
  const row = desk.getByRole('row').filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expectGoodLooks(desk, 'ja');
  await row.getByRole('button', { name: /応募を見る$/ }).click();
  const panel = desk.getByRole('region', { name: '応募者' });
  await panel.getByRole('button', { name: /^ラベル/ }).click();
  await desk.getByRole('menuitemradio').nth(1).click();
  await expect(panel).toContainText('ラベルを変えました');
  await expect(panel).toContainText('I draw maps of stars.');
  await expect(panel).toContainText('linh@students.example');
  await panel.getByRole('button', { name: /^担当者/ }).click();
  // The menu first contains only "nobody"; colleagues load later.
  await expect(desk.getByRole('menuitemradio')).not.toHaveCount(1);
  await desk.getByRole('menuitemradio').first().click();
  // Until the command is stored, the loading overlay may cover the page.
  await expect(panel).toContainText('担当者を変えました');
  const opened = desk.waitForResponse(/\/document\/rirekisho$/);
  const tab = desk.waitForEvent('popup');
  await panel.getByRole('button', { name: /^「履歴書」を開く/ }).click();
  expect((await opened).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();
  await goThroughTheStages(page, desk, panel);
  await expect(panel.getByRole('button', { name: '「最終面接」に進める' })).toBeVisible();
  await makeOffer(desk, panel);

  await page.goto('/');
  await page.getByRole('link', { name: /^Hoshizora.* made you an offer/ }).click();
  const mine = page.getByRole('article', { name: new RegExp(word) });
  await expect(mine.getByText('Offer: please answer')).toBeVisible();
  await expectGoodLooks(page, 'en');
  await acceptOffer(page, mine);
  await desk.reload();
  await expect(panel.getByText(/学生が内定を承諾しました。$/)).toBeVisible();
  await prepareTheStart(page, desk);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Before you start at .*Hoshizora/ })).toBeVisible();
  await desk.close();
});
