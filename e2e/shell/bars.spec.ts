import type { Page } from '@playwright/test';
import { draftJob, inLanguage, recruiterWithCalls } from '../support/contents.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { desktop, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP' });

interface Stop {
  name: string;
  isCovered: boolean;
  isAtEnd: boolean;
}

/** The focused element, and whether a bar covers its middle, after the next frames. */
const stop = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const at = document.activeElement;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const bar = over?.closest('header, nav, .sticky');
  return {
    name: at.tagName + ' ' + (at.name || at.ariaLabel || at.textContent.trim().slice(0, 40)),
    isCovered: top < 0 || bottom > innerHeight || (bar != null && !bar.contains(at)),
    isAtEnd: at === document.body || at.closest('footer') !== null,
  };
})()`;

/** Tabs through a form from its first field; counts the stops and names the covered ones. */
async function tabThrough(page: Page) {
  const covered: string[] = [];
  const first = page.locator('main form :is(input, select, textarea):visible').first();
  // The router may scroll to the top once more while the page is still loading.
  await expect(async () => {
    await first.blur();
    await first.focus();
    expect((await page.evaluate<Stop>(stop)).isCovered).toBe(false);
  }).toPass();
  // The first field was the first stop.
  for (let stops = 2; ; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isCovered, isAtEnd } = await page.evaluate<Stop>(stop);
    if (isAtEnd) return { covered, stops };
    if (isCovered) covered.push(name);
  }
}

test('on a phone no bar hides the focused field', async ({ page }) => {
  await page.setViewportSize(phone);
  await signInAsStudent(page, '/talent/profile/basic');
  await expect(page.locator('main form').last()).toBeVisible();
  const { covered, stops } = await tabThrough(page);
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(20);
});

test('in the job editor no bar hides the focused field', async ({ page }) => {
  await page.setViewportSize(desktop);
  const id = await draftJob(await recruiterWithCalls(page), '灯台守');
  await page.goto(`/company/contents/job/${id}`);
  await expect(page.locator('main form')).toBeVisible();
  const { covered, stops } = await tabThrough(page);
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(80);
});

test("on a phone an editor's buttons are sticky while there is something to save", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { post } = await recruiterWithCalls(page);
  const { id } = await post<{ id: string }>('/v1/company/senpai-tip-management', {
    tipId: null,
    version: 0,
    inStep: [],
    status: 'public',
    jp: {
      title: '灯台の先輩',
      message: '夜も明るい職場です。',
      senpaiName: '岬',
      senpaiPosition: null,
      senpaiUniversity: null,
    },
    en: null,
    common: { senpaiImage: null, country: null, joinedYear: null },
  });
  await page.goto(`/company/contents/senpai-tips/${id}/add`);
  const publish = page.getByRole('button', { name: '変更を公開する' });
  // Without changes there is nothing to publish.
  await expect(page.getByText('すべて保存されています')).toBeAttached();
  await expect(publish).toHaveCount(0);
  expect((await tabThrough(page)).covered).toEqual([]);

  // At the lower edge, where the bar will appear.
  const name = inLanguage(page, '名前', '日本語');
  await name.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await name.fill('岬の先輩');
  await expect(publish).toBeInViewport();
  await expect.poll(async () => (await page.evaluate<Stop>(stop)).isCovered).toBe(false);
  expect((await tabThrough(page)).covered).toEqual([]);

  // The note about a condition leads to its words, even in the hidden language.
  const message = inLanguage(page, '本文', '日本語');
  await message.fill('日本国籍の方を歓迎します。');
  await page.getByText('英語', { exact: true }).first().click();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: '本文（日本語）' }).click();
  await expect(message).toBeFocused();

  await publish.click();
  await expect(page.getByText('公開しました。')).toBeVisible();
  await name.focus();
  await expect(publish).not.toBeInViewport();
});
