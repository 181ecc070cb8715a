import { fillProfileButResidence, saveSections } from '../support/people/filled-profile.ts';
import { registerStudent } from '../support/people/new-student.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: phone, locale: 'ja-JP' });

test('a phone lists only jobs the student can apply for, and says how many it hides', async ({
  page,
  request,
}) => {
  await registerStudent(page, request, { firstName: '美玲', lastName: '王' });
  await fillProfileButResidence(page);
  await page.goto('/talent/discover/jobs');
  const choice = page.getByRole('checkbox', { name: '応募できる求人だけ' });
  await expect(page.getByText('在留資格を登録すると、応募できる求人だけを')).toBeVisible();
  await expect(choice).toBeDisabled();

  await page.getByRole('link', { name: '在留資格を登録' }).click();
  await expect(page).toHaveURL(/profile\/basic#residence/);
  await saveSections(page, {
    residence: {
      status: 'student',
      designation: null,
      expiresOn: '2031-03-31',
      expectedGraduation: '2028-03',
      otherActivityPermission: false,
    },
  });

  await page.goto('/talent/discover/jobs');
  await expect(choice).toBeEnabled();
  const all = Number((await page.getByText(/^\d+件$/).innerText()).replace('件', ''));
  await choice.check();
  await expect(page).toHaveURL(/canApply=/);
  const hidden = page.getByText(/^応募できない求人\d+件を非表示（在留資格 \d+件/);
  await expect(hidden).toBeVisible();
  const [count = 0, ...reasons] = ((await hidden.innerText()).match(/\d+/g) ?? []).map(Number);
  expect(reasons.reduce((sum, one) => sum + one, 0)).toBe(count);
  await expect(page.getByText(`${all - count}件`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '応募できる求人だけを外す' })).toBeVisible();
  await expectGoodLooks(page, 'ja');

  // Without permission for other activity, no paid internship is possible.
  await page.goto('/talent/discover/jobs?canApply=1&jobType=1');
  await expect(page.getByRole('heading', { name: '応募できる求人がありません' })).toBeVisible();
  await expectGoodLooks(page, 'ja');
  await page.getByRole('button', { name: '非表示の求人も見る' }).click();
  await expect(page).not.toHaveURL(/canApply=/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(choice).not.toBeChecked();
});
