import { atDesk, confirm, find, openJob } from '../support/applying.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone });

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const name = '労働条件通知書_自社.pdf';

test('an offer with a file of the company’s own, which the student opens', async ({
  page,
  browser,
}) => {
  const { desk, calls } = await atDesk(browser);
  const word = 'Lens polisher';
  await openJob(calls, word);
  await signInAsStudent(page, '/talent/discover/jobs');
  await find(page, word);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const applying = page.getByRole('dialog');
  await applying.getByLabel(confirm).check();
  await applying.getByRole('button', { name: 'Send this application' }).click();
  await expect(page.getByText(/^You applied on/)).toBeVisible();

  await desk.goto('/company/engagement/applicants');
  const row = desk.getByRole('row').filter({ hasText: word });
  await row.getByRole('button', { name: /応募を見る$/ }).click();
  const panel = desk.getByRole('region', { name: '応募者' });
  await panel.getByRole('button', { name: '「書類選考」に進める' }).click();
  await panel.getByRole('button', { name: '内定を出す' }).click();
  const dialog = desk.getByRole('dialog', { name: /に内定を出す$/ });
  await dialog.getByRole('radio', { name: /^自社のファイルを添付する/ }).check();
  await expect(dialog.getByRole('group', { name: '退職・解雇に関する事項' })).toBeHidden();
  const show = dialog.getByRole('button', { name: '書面を確認する' });
  await show.click();
  await expect(dialog.getByText('ファイルを選んでください。')).toBeVisible();
  const input = dialog.getByLabel('添付するファイル');
  await expect(input).toBeFocused();
  await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByRole('button', { name: `${name}を削除` })).toBeVisible();
  await expectGoodLooks(desk, 'ja');
  await show.click();
  await expect(dialog.getByText('学生には、このファイルと次の条件が届きます。')).toBeVisible();
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: '内定を出す' }).click();
  await expect(panel.getByText(/^回答期限：/)).toBeVisible();
  await expect(panel.getByText(name)).toBeVisible();

  await page.goto('/talent/activities/applications');
  const offer = page
    .getByRole('article', { name: new RegExp(word) })
    .getByRole('region', { name: 'The offer' });
  await expect(offer.getByText(name)).toBeVisible();
  await expectGoodLooks(page, 'en');
  const saved = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Open the attached file (PDF)' }).click();
  expect((await saved).suggestedFilename()).toBe(name);
  await desk.close();
});
