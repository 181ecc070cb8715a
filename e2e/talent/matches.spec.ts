import { fillProfileButResidence } from '../support/people/filled-profile.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB', viewport: phone });

test('a student sees which jobs suit them, why, and how to raise the score', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: 'Mira', lastName: 'Sato' });
  await page.getByRole('link', { name: /Recommended jobs/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended jobs' })).toBeVisible();
  // The most valuable tip for an empty profile depends on the open jobs.
  const best = page.locator('main a[href^="/talent/profile/"][href*="#"]').first();
  await expect(best).toBeVisible();
  const [path = ''] = ((await best.getAttribute('href')) ?? '').split('#');
  await expectGoodLooks(page, 'en');
  await best.click();
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
  await expect(
    page.locator('main').locator('input:focus, select:focus, button:focus'),
  ).toBeVisible();
  await page.goBack();
  await expect(best).toBeVisible();

  await fillProfileButResidence(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: 'Recommended jobs' }).click();
  const jobs = page.getByRole('region', { name: 'Jobs picked for you' }).getByRole('listitem');
  const first = jobs.first();
  await expect(first.getByRole('meter', { name: 'Match' })).toBeVisible();
  await expect(first.getByRole('list', { name: 'Why it fits' })).toContainText(
    'Industry wanted: Manufacturing, IT',
  );

  const outside = page.getByRole('region', { name: 'Outside your wishes, but close' });
  await expect(outside.getByRole('meter', { name: 'Match' }).first()).toBeVisible();
  const title = await first.getByRole('heading').textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/talent\/matches$/);
  await expect(first.getByRole('heading')).toHaveText(title ?? '');

  await page.getByRole('link', { name: /^Jobs/ }).click();
  const answer = page.waitForResponse(/[?&]sort=match/);
  await page.getByLabel('Sort by').selectOption('Best match');
  await expect(page).toHaveURL(/sort=match/);
  const found = (await (await answer).json()) as { jobs: { score: number }[] };
  const scores = found.jobs.map(({ score }) => score);
  expect(scores).not.toEqual([]);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  // Until the answer arrives, the cards keep the previous order.
  const meters = page.getByRole('meter', { name: 'Match' });
  const shown = () =>
    meters.evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
  await expect.poll(shown).toEqual(scores);
});
