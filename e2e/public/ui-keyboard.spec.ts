import { expectAccessible } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/demo/ui?lang=en');
  await expect(page.getByRole('heading', { name: 'Results and waiting' })).toBeVisible();
});

test('a combobox finds an entry by typing, in kana too', async ({ page }) => {
  const area = page.getByRole('combobox', { name: 'Place of work' });
  await area.focus();
  await page.keyboard.type('とうきょう');
  await expect(page.getByRole('option')).toHaveText(['Tokyo']);
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('Tokyo');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(area).toHaveValue('Tokyo');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Tokyo' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(area).not.toHaveValue('Tokyo');
});

test('a search on the server keeps the earlier choice', async ({ page }) => {
  const university = page.getByRole('combobox', { name: 'University (searched' });
  await expect(university).toHaveValue('University of Tsukuba');
  await university.fill('waseda');
  await page.getByRole('option', { name: 'Waseda University' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(university).toHaveValue('Waseda University');
  await university.fill('zz');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(university).toHaveValue('Waseda University');
});

test('a free text stays', async ({ page }) => {
  const company = page.getByRole('combobox', { name: 'Earlier employer' });
  await company.fill('mido');
  await expect(page.getByRole('option')).toHaveText(['Midori Works']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('Midori Works');
  await company.fill('A bakery');
  await page.keyboard.press('Tab');
  await expect(company).toHaveValue('A bakery');
});

test('a multi-select adds and removes choices', async ({ page }) => {
  const skills = page.getByRole('combobox', { name: 'Skills' });
  const chips = page.getByRole('toolbar', { name: 'Chosen items' });
  await skills.focus();
  await page.keyboard.type('pyth');
  await expect(page.getByRole('option')).toHaveText(['Python']);
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(chips.getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Backspace');
  await expect(chips.getByRole('button', { name: 'Remove Python' })).toBeHidden();
  await chips.getByRole('button', { name: 'Remove TypeScript' }).click();
  await expect(chips.getByRole('button')).toHaveCount(1);
});

test('a menu opens, skips disabled items and returns the focus', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Menu', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  // A menu that is still closing would not open again.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The job was deleted.' })).toBeVisible();
});

test('a dialog traps the focus and returns it', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Open a dialog' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Suggest interview dates' });
  await expect(dialog).toBeVisible();
  for (let times = 0; times < 6; times += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await expectAccessible(page);
  // A press outside must not lose the input.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('an irreversible action asks once', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete the job' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this job?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('The job was deleted.')).toBeVisible();
});

test('arrow keys change tabs', async ({ page }) => {
  const middle = page.getByRole('tab', { name: 'Match 118', exact: true });
  await page.getByRole('tab', { name: 'Strong match 24' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(middle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(middle).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveText('People whose wishes mostly match.');
});

test('a date is chosen part by part, and never an impossible one', async ({ page }) => {
  const birthday = page.getByRole('group', { name: 'Date of birth' }).first();
  await birthday.getByLabel('Year').focus();
  await page.keyboard.type('2003');
  await page.keyboard.press('Tab');
  await expect(birthday.getByLabel('Month')).toBeFocused();
  // 2003 has no 29 February.
  await expect(birthday.getByLabel('Day')).toHaveValue('');
  await expect(page.getByText('Value: not complete').first()).toBeVisible();
  await birthday.getByLabel('Day').selectOption('28');
  await expect(page.getByText('Value: 2003-02-28')).toBeVisible();
});

test('a form focuses the first error and explains it', async ({ page }) => {
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Create account' }).click();
  const name = form.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await name.fill('Linh');
  await form.getByLabel('Email').fill('linh@example.com');
  await form.getByLabel('Password', { exact: true }).fill('long enough 1');
  await form.getByRole('button', { name: 'Create account' }).click();
  const nationality = form.getByRole('combobox', { name: 'Nationality' });
  await expect(nationality).toBeFocused();
  await nationality.fill('viet');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const birthday = form.getByRole('group', { name: 'Date of birth' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(birthday.getByLabel('Year')).toBeFocused();
  await birthday.getByLabel('Year').selectOption('2003');
  await birthday.getByLabel('Month').selectOption('12');
  await birthday.getByLabel('Day').selectOption('31');
  await form.getByRole('combobox', { name: 'Languages' }).fill('jap');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await form.getByLabel('Looking for work').check();
  await form.getByLabel('I agree').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account is ready.' }),
  ).toBeVisible();
});
