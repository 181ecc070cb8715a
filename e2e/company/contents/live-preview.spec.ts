import { draftJob, recruiterWithCalls } from '../../support/contents.ts';
import { expectGoodLooks } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1440, height: 900 } });

test('a phone preview beside the editor shows the input in its language', async ({ page }) => {
  const id = await draftJob(await recruiterWithCalls(page), '流星の番人');
  await page.goto(`/company/contents/job/${id}`);
  const preview = page.getByRole('region', { name: '学生のスマホでの見え方' });
  const seen = preview.frameLocator('iframe').locator('body');
  await expect(seen).toContainText('流星の番人');
  await page.getByLabel(/^募集職種\s+英語/).fill('Keeper of meteors');
  await expect(seen).toContainText('Keeper of meteors');
  await expect(seen).toContainText('The job at a glance');
  await expectGoodLooks(page, 'ja');

  // A narrow window has no room for both; the preview has a page of its own.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(preview).toBeHidden();
  await expect(page.getByLabel(/^募集職種\s+英語/)).toHaveValue('Keeper of meteors');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/company/contents/general');
  await expect(seen).toContainText('株式会社ほしぞら');
});
