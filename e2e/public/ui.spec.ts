import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: { title: 'デザインシステム', last: '結果と待ち時間', submit: '登録する', fail: '失敗を表示' },
  en: {
    title: 'Design system',
    last: 'Results and waiting',
    submit: 'Register',
    fail: 'Show a failure',
  },
} as const;

async function open(page: Page, language: 'ja' | 'en'): Promise<void> {
  await page.goto(`/demo/ui?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
  await expect(page.getByRole('heading', { name: words[language].last })).toBeVisible();
}

for (const language of ['ja', 'en'] as const) {
  for (const viewport of [phone, desktop]) {
    test(`every part is accessible in ${language} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, language);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Also with everything wrong and a result shown.
      await page.getByRole('button', { name: words[language].submit, exact: true }).click();
      await page.getByRole('button', { name: words[language].fail }).click();
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => open(page, 'en'));

  test('one of many is found by typing, in kana too', async ({ page }) => {
    const area = page.getByRole('combobox', { name: 'Place of work' });
    await area.focus();
    await page.keyboard.type('とうきょう');
    await expect(page.getByRole('option')).toHaveText(['Tokyo']);
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue('Tokyo');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(area).not.toHaveValue('Tokyo');
  });

  test('a search on the server keeps what was chosen before', async ({ page }) => {
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

  test('a text that nobody listed stays', async ({ page }) => {
    const company = page.getByRole('combobox', { name: 'Earlier employer' });
    await company.fill('mido');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(company).toHaveValue('Midori Works');
    await company.fill('A bakery');
    await page.keyboard.press('Tab');
    await expect(company).toHaveValue('A bakery');
  });

  test('several are chosen and taken back', async ({ page }) => {
    const skills = page.getByRole('combobox', { name: 'Skills' });
    const chips = page.getByRole('toolbar', { name: 'Chosen items' });
    await skills.focus();
    await page.keyboard.type('pyth');
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('button')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await expect(chips.getByRole('button', { name: 'Remove Python' })).toBeHidden();
    await chips.getByRole('button', { name: 'Remove TypeScript' }).click();
    await expect(chips.getByRole('button')).toHaveCount(1);
  });

  test('a menu opens, moves past what is disabled and gives the focus back', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Menu', exact: true });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'The job was deleted.' }),
    ).toBeVisible();
  });

  test('a dialog holds the focus and gives it back', async ({ page }) => {
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
    // What was typed is not lost by a press beside the dialog.
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('what cannot be undone is asked once', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete the job' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete this job?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByText('The job was deleted.')).toBeVisible();
  });

  test('tabs are changed by arrows', async ({ page }) => {
    await page.getByRole('tab', { name: 'High 24' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Middle 118' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel')).toHaveText('People whose wishes mostly match.');
  });

  test('a date is chosen part by part, and never one that does not exist', async ({ page }) => {
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
});

test('a form leads to the first mistake and says what to do', async ({ page }) => {
  await open(page, 'en');
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Register' }).click();
  const name = form.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await name.fill('Linh');
  await form.getByLabel('E-mail address').fill('linh@example.com');
  await form.getByLabel('Password', { exact: true }).fill('long enough 1');
  await form.getByRole('button', { name: 'Register' }).click();
  const nationality = form.getByRole('combobox', { name: 'Nationality' });
  await expect(nationality).toBeFocused();
  await nationality.fill('viet');
  await page.keyboard.press('Enter');
  const birthday = form.getByRole('group', { name: 'Date of birth' });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(birthday.getByLabel('Year')).toBeFocused();
  await birthday.getByLabel('Year').selectOption('2003');
  await birthday.getByLabel('Month').selectOption('12');
  await birthday.getByLabel('Day').selectOption('31');
  await form.getByRole('combobox', { name: 'Languages' }).fill('jap');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await form.getByLabel('Looking for work').check();
  await form.getByLabel('I agree').check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are registered.' })).toBeVisible();
});

test('a busy button keeps its width and the focus', async ({ page }) => {
  await open(page, 'en');
  const save = page.getByRole('button', { name: 'Save' }).first();
  const before = await save.boundingBox();
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeFocused();
  expect((await save.boundingBox())?.width).toBe(before?.width);
  await expect(save).not.toHaveAttribute('aria-busy');
});

test('a result stays until it is closed, and closing it closes nothing else', async ({ page }) => {
  await open(page, 'en');
  await page.getByRole('button', { name: 'Show a failure' }).click();
  const result = page.getByRole('alert').filter({ hasText: 'It could not be saved.' });
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Search filters' });
  await expect(drawer).toBeVisible();
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an action can be undone from its result', async ({ page }) => {
  await open(page, 'en');
  await page.getByRole('button', { name: 'Something to undo' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Back on your list.')).toBeVisible();
});

test('a long wait is shown over the page', async ({ page }) => {
  await open(page, 'en');
  await page.getByRole('button', { name: 'Wait two seconds' }).click();
  const note = page.getByRole('status').getByText('Loading', { exact: true });
  await expect(note).toBeVisible();
  await expect(note).toBeHidden();
});

test('files are added, arrive and go', async ({ page }) => {
  await open(page, 'en');
  const list = page.getByRole('list', { name: 'Chosen files' });
  const buffer = Buffer.from('x'.repeat(2048));
  await page
    .getByLabel('Attachments')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  const file = list.getByRole('listitem').filter({ hasText: 'cv.pdf' });
  await expect(file).toContainText('2 KB');
  await expect(file.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeVisible();
  await expect(file.getByRole('progressbar')).toBeHidden();
  await file.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(file).toBeHidden();
});

test('light and dark can be chosen against the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'en');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(23, 24, 27)');
  await page.getByText('As the device').click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 244)');
});
