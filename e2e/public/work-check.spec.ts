import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', viewport: desktop });

test('a visitor learns from three questions whether they may work, and why', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(new URL(one.url()).pathname);
  });
  await page.setViewportSize(phone);
  await page.goto('/');
  await pageAnswers(page);
  const section = page.getByRole('region', { name: 'Can I work in Japan? Three questions' });
  const ofQuestions = () => scripts.filter((path) => /work-check/.test(path));
  // The prerendered questions are readable, but their code is not loaded before they are near.
  await expect(section).toBeAttached();
  expect(ofQuestions()).toEqual([]);

  const before = await section.boundingBox();
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => ofQuestions().length).toBeGreaterThan(0);
  const after = await section.boundingBox();
  expect(after?.height).toBe(before?.height);

  await section.getByLabel('1. What is your residence status?').selectOption('Student');
  await section.getByRole('radio', { name: /Part-time work/ }).check();
  await expect(section.getByText('Answer the questions to see the reasons')).toBeVisible();
  await section.getByRole('radio', { name: 'Enrolled, with permission' }).check();
  await expect(section.getByText('You can work, with conditions')).toBeVisible();
  await expect(section.getByText(/up to 28 hours in any seven days/)).toBeVisible();
  await expect(
    section.getByRole('link', { name: /^Permission for other activity/ }),
  ).toHaveAttribute('href', /^https:\/\/www\.moj\.go\.jp\/isa\//);

  await section.getByRole('radio', { name: 'I have graduated' }).check();
  await expect(section.getByText('Not as things are now')).toBeVisible();
  await section.getByLabel('1. What is your residence status?').selectOption('Permanent Resident');
  await expect(section.getByText('You can work', { exact: true })).toBeVisible();
  await expect(section.getByText('No third question needed.')).toBeVisible();
  await page.setViewportSize(desktop);
  await expectGoodLooks(page, 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('1. What is your residence status?')).toBeVisible();
  });
});
