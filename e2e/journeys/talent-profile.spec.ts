import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import type { Locator, Page } from '@playwright/test';
import { registerStudent } from '../support/people/new-student.ts';
import { type ProfileWords, profileWords } from '../support/people/profile-words.ts';
import { expect, test } from '../support/test.ts';

const story = '私の強みは、立場の違う人の話を聞き、同じ目標に向けてまとめることです。';
const portrait = join(import.meta.dirname, '../support/portrait.png');

/** One language only, because screens.spec.ts shows every page in both. */
test.use({ locale: 'en-US', viewport: { width: 390, height: 800 } });

test('a student fills every section, gets the documents, and leaves', async ({ page, request }) => {
  const words = await profileWords('en');
  await registerStudent(page, request, { firstName: 'Amina', lastName: 'Diallo' });
  await page.goto('/talent/account');
  await expect(page.getByText('5%', { exact: true })).toBeVisible();

  await fillBasic(page, words);
  await fillResidence(page, words);
  await fillEducation(page, words);
  await fillLanguages(page, words);
  await fillCareer(page, words);
  await fillStory(page, words);
  await fillWork(page, words);
  await fillLinks(page, words);

  await page.goto('/talent/account');
  await expect(page.getByText('100%', { exact: true })).toBeVisible();

  const [rirekisho, cv, resume] = await downloadDocuments(page);
  expect(rirekisho).toContain('履歴書');
  for (const text of [rirekisho, cv]) expect(text).toContain(story.slice(0, 20));
  for (const text of [rirekisho, cv, resume]) expect(text).toContain('Diallo');
  expect(rirekisho).toContain('日本語能力試験N2');
  expect(resume).toContain('HoshizoraLab');

  await deleteAccount(page, words);
  await page.goto('/talent/account');
  await expect(page).toHaveURL(/\/identity\//);
});

/** Presses the section's button and waits for the server's answer. */
async function save(page: Page, words: ProfileWords, within: Locator): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/v1/student/profile/') && response.request().method() === 'POST',
  );
  await within.getByRole('button', { name: words.frame.save, exact: true }).click();
  expect((await saved).status()).toBe(200);
}

const month = async (form: Locator, label: string, year: string, monthOfYear: string) => {
  const group = form.getByRole('group', { name: new RegExp(`^${label}`) });
  await group.getByRole('combobox').nth(0).selectOption(year);
  await group.getByRole('combobox').nth(1).selectOption(monthOfYear);
};

async function fillBasic(page: Page, words: ProfileWords): Promise<void> {
  const { basic } = words;
  await page.goto('/talent/profile/basic');
  const form = page.getByRole('form', { name: basic.heading });
  await form.locator('input[type=file]').setInputFiles(portrait);
  await page.getByRole('button', { name: /この範囲で使う|Use this part/ }).click();
  await expect(form.getByRole('img', { name: basic.pictureAlt })).toBeVisible();
  await form.getByLabel(basic.lastNameKana).fill('ディアロ');
  await form.getByLabel(basic.firstNameKana).fill('アミナ');
  const birthday = form.getByRole('group', { name: basic.dateOfBirth });
  for (const [index, value] of ['2002', '3', '14'].entries()) {
    await birthday.getByRole('combobox').nth(index).selectOption(value);
  }
  await form.getByLabel(basic.countryOfOrigin).selectOption('SN');
  await form.getByLabel(basic.currentCountry).selectOption('JP');
  await form.getByLabel(basic.phoneCountry).selectOption('JP');
  await form.getByLabel(basic.phone, { exact: true }).fill('090-1234-5678');
  await save(page, words, form);
}

async function fillResidence(page: Page, words: ProfileWords): Promise<void> {
  const { residence } = words.basic;
  const form = page.getByRole('form', { name: residence.heading });
  await form.getByLabel(residence.status).selectOption('student');
  const expiry = form.getByRole('group', { name: residence.expiresOn });
  const year = String(new Date().getFullYear() + 2);
  for (const [index, value] of [year, '9', '30'].entries()) {
    await expiry.getByRole('combobox').nth(index).selectOption(value);
  }
  await month(form, residence.graduation, year, '3');
  await form.getByRole('radio', { name: residence.yes }).check();
  await save(page, words, form);
}

async function fillEducation(page: Page, words: ProfileWords): Promise<void> {
  const { education } = words;
  await page.goto('/talent/profile/education');
  const form = page.getByRole('form');
  await form.getByLabel(education.name).pressSequentially('tsukuba');
  await page.getByRole('option', { name: /筑波大学|University of Tsukuba/ }).click();
  await form.getByLabel(education.degreeType).selectOption('master');
  await form.getByLabel(education.majorType).selectOption('science');
  await form.getByLabel(education.majorCategory).selectOption('information');
  await month(form, education.entrance, '2025', '4');
  await month(form, education.graduation, String(new Date().getFullYear() + 2), '3');
  await save(page, words, form);
}

async function fillLanguages(page: Page, words: ProfileWords): Promise<void> {
  const { languages } = words;
  await page.goto('/talent/profile/language');
  const form = page.getByRole('form');
  await form.getByLabel(languages.language, { exact: true }).selectOption('ja');
  await form.getByLabel(languages.selfRating).selectOption('business');
  await form.getByLabel(languages.exam).selectOption('jlpt');
  await form.getByLabel(languages.level).selectOption('N2');
  await form.getByLabel(languages.scoreIfKnown).fill('120');
  await expect(form.getByText('CEFR B2')).toBeVisible();
  await month(form, languages.certifiedOn, '2025', '12');
  await save(page, words, form);
}

async function fillCareer(page: Page, words: ProfileWords): Promise<void> {
  await page.goto('/talent/profile/career');
  const form = page.getByRole('form');
  for (const label of [
    words.career.lookingFor,
    words.career.industries,
    words.career.jobCategories,
  ]) {
    await form.getByRole('group', { name: label }).getByRole('checkbox').first().check();
  }
  await form.getByLabel(words.career.careerVision).fill('医療と情報をつなぐ仕事をしたいです。');
  await save(page, words, form);
}

async function fillStory(page: Page, words: ProfileWords): Promise<void> {
  await page.goto('/talent/profile/unique');
  const form = page.getByRole('form');
  await form.getByLabel(words.story.strength).fill(story);
  await form.getByLabel(words.story.highlight).fill('防災アプリを作り、市役所で発表しました。');
  await form.getByLabel(words.story.skills).fill('TypeScript、PostgreSQL');
  await save(page, words, form);
}

async function fillWork(page: Page, words: ProfileWords): Promise<void> {
  const { work } = words;
  await page.goto('/talent/profile/job');
  const form = page.getByRole('form');
  await form.getByRole('button', { name: work.add }).click();
  await form.getByLabel(work.company).fill('Hoshizora Lab');
  await form.getByLabel(work.employmentType).selectOption('internship');
  await month(form, work.start, '2025', '6');
  await form.getByLabel(work.currentlyEmployed).check();
  await save(page, words, form);
}

async function fillLinks(page: Page, words: ProfileWords): Promise<void> {
  await page.goto('/talent/profile/sns');
  const form = page.getByRole('form');
  await form.getByRole('button', { name: words.links.add }).click();
  await form.getByLabel(words.links.url).fill('https://amina.example/works');
  await save(page, words, form);
}

/** 履歴書, 職務経歴書 and the English résumé, in the order of the page. */
async function downloadDocuments(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const buttons = page.getByRole('button', { name: /PDF/ });
  await expect(buttons).toHaveCount(3);
  for (let index = 0; index < 3; index += 1) {
    const arriving = page.waitForEvent('download');
    await buttons.nth(index).click();
    const path = await (await arriving).path();
    texts.push((await readPdf(await readFile(path))).text);
  }
  return texts;
}

async function deleteAccount(page: Page, { settings }: ProfileWords): Promise<void> {
  await page.goto('/talent/settings/delete');
  await page.getByRole('checkbox', { name: settings.delete.understood }).check();
  await page.getByRole('button', { name: settings.delete.action }).click();
  await page.getByRole('button', { name: settings.delete.confirm, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}
