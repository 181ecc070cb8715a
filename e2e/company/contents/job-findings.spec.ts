import { draftJob, inLanguage, recruiterWithCalls } from '../../support/contents.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
// What is refused on purpose.
test.use({ expectedProblems: /status of 422/ });

test('a condition needs a lawful reason, and low pay a permit, before a job is published', async ({
  page,
}) => {
  const id = await draftJob(await recruiterWithCalls(page), '理由のある求人');
  await page.goto(`/company/contents/job/${id}`);
  const check = page.getByRole('region', { name: '公開前チェック' });
  await expect(check.getByText('必要な項目はそろっています。')).toBeVisible();

  await inLanguage(page, '業務内容', '日本語').fill('25歳以下の方を募集します。');
  await page.getByLabel('下限').fill('120000');
  const findings = check.getByRole('list', { name: '直すか、理由が必要なところ' });
  await expect(findings.getByRole('listitem')).toHaveCount(2);
  await expect(check.getByText('必要な項目はそろっています。')).toBeHidden();
  await expect(page.getByRole('link', { name: 'あと2項目', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByRole('alert').getByText(/「?25歳以下/)).toBeVisible();

  await findings.getByRole('button', { name: '「25歳以下」' }).click();
  await expect(inLanguage(page, '業務内容', '日本語')).toBeFocused();
  await page.getByLabel('年齢を条件にできる理由').selectOption('career-building');
  await inLanguage(page, '条件を設ける理由', '日本語').fill('長期勤続によるキャリア形成のため。');
  await expect(findings.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('最低賃金の減額特例の許可').fill('2026年4月1日 許可第12号');
  await expect(findings).toBeHidden();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('公開しました。')).toBeVisible();
});
