import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { codeInMail } from '../support/people/mailbox.ts';
import { type ProfileWords, profileWords } from '../support/people/profile-words.ts';
import { counting } from '../support/seeing/counting.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const portrait = join(import.meta.dirname, '../support/portrait.png');
const strength = '私の強みは、立場の違う人の話を聞き、同じ目標に向けてまとめることです。';
const ends = String(new Date().getFullYear() + 2);

/** Without the guide, the same took 59 inputs and eight saves. */
const most = { inputs: 40, saves: 3 };

type Counting = ReturnType<typeof counting>;
interface Walk {
  page: Page;
  words: ProfileWords;
  by: Counting;
}

const group = (within: Locator, label: string): Locator =>
  within.getByRole('group', { name: new RegExp(`^${label}`) });
const formOf = ({ page, words }: Walk, step: 'you' | 'studies' | 'wishes'): Locator =>
  page.getByRole('form', { name: words.guide[step].heading });

async function register({ page, by }: Walk, request: APIRequestContext): Promise<void> {
  const email = `first-${crypto.randomUUID()}@students.example`;
  await page.goto('/talent/sso-auth?register=true');
  await by.fill(page.locator('[name=givenName]'), 'Linh');
  await by.fill(page.locator('[name=familyName]'), 'Nguyen Thi');
  await by.fill(page.locator('[name=email]'), email);
  await by.fill(page.locator('[name=password]'), 'engawa-de-ocha-3');
  await by.tick(page.getByRole('checkbox'));
  await by.press(page.getByRole('button', { name: /登録する|Create account/ }));
  await by.fill(page.locator('[name=code]'), await codeInMail(request, email));
  await by.press(page.getByRole('button', { name: /登録を完了する|Complete sign-up/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Linh' })).toBeVisible();
}

/** The top page's link to the missing items. */
const wayIn = (page: Page): Locator =>
  page.getByRole('region', { name: /確認したいこと|Waiting for you/ }).getByRole('link');

async function fillAboutYou(walk: Walk): Promise<void> {
  const { page, words, by } = walk;
  const { basic, resume } = words;
  const form = formOf(walk, 'you');
  await by.fill(form.getByLabel(basic.lastNameKana), 'グエン ティ');
  await by.fill(form.getByLabel(basic.firstNameKana), 'リン');
  await by.date(group(form, basic.dateOfBirth), '2002', '3', '14');
  await by.choose(form.getByLabel(basic.countryOfOrigin), 'VN');
  await expect(form.getByLabel(basic.currentCountry)).toHaveValue('JP');
  await by.fill(form.getByLabel(basic.phone, { exact: true }), '090-1234-5678');
  await by.file(form.locator('input[type=file]'), portrait);
  await by.press(page.getByRole('button', { name: /この範囲で使う|Use this part/ }));
  await expect(form.getByRole('img', { name: basic.pictureAlt })).toBeVisible();
  await by.fill(form.getByLabel(resume.details.postalCode), '305-0005');
  const address = form.getByLabel(resume.details.address, { exact: true });
  await expect(address).toHaveValue('茨城県つくば市天久保');
  await by.fill(address, '茨城県つくば市天久保1-2-3');
  await expect(form.getByLabel(resume.details.addressKana)).toHaveValue(/^イバラキケン/);
}

async function fillStudies(walk: Walk): Promise<void> {
  const { words, by } = walk;
  const { education } = words;
  const { residence } = words.basic;
  const form = formOf(walk, 'studies');
  await by.choose(form.getByLabel(education.degreeType), 'master');
  await by.choose(form.getByLabel(education.majorType), 'science');
  await by.choose(form.getByLabel(education.majorCategory), 'information');
  await by.date(group(form, education.entrance), '2025', '4');
  await by.date(group(form, education.graduation), ends, '3');
  await by.choose(form.getByLabel(residence.status), 'student');
  await by.date(group(form, residence.expiresOn), ends, '9', '30');
  await by.tick(form.getByRole('radio', { name: residence.yes }));
  // Asked for once and shown where the residence needs it.
  await expect(
    form.getByText(new RegExp(`^(卒業予定|Expected graduation).*${ends}`)),
  ).toBeVisible();
}

async function fillWishes(walk: Walk): Promise<void> {
  const { words, by } = walk;
  const { languages, career, story } = words;
  const form = formOf(walk, 'wishes');
  const [native, japanese] = [0, 1].map((at) => form.locator('fieldset').nth(at));
  if (!native || !japanese) throw new Error('two languages are there from the start');
  await expect(native.getByLabel(languages.language, { exact: true })).toHaveValue('vi');
  await expect(native.getByLabel(languages.selfRating)).toHaveValue('native');
  await expect(japanese.getByLabel(languages.language, { exact: true })).toHaveValue('ja');
  await by.choose(japanese.getByLabel(languages.selfRating), 'business');
  await by.choose(japanese.getByLabel(languages.exam), 'jlpt');
  await by.choose(japanese.getByLabel(languages.level), 'N2');
  await by.date(group(japanese, languages.certifiedOn), '2025', '12');
  for (const label of [career.lookingFor, career.industries, career.jobCategories]) {
    await by.tick(group(form, label).getByRole('checkbox').first());
  }
  await by.fill(form.getByLabel(story.strength), strength);
}

for (const { language, locale, viewport } of [
  { language: 'ja', locale: 'ja-JP', viewport: phone },
  { language: 'en', locale: 'en-US', viewport: desktop },
] as const) {
  test.describe(language, () => {
    test.use({ locale, viewport });

    test('from the sign-up to a 履歴書 takes at most forty inputs and three saves', async ({
      page,
      request,
    }) => {
      const by = counting();
      const words = await profileWords(language);
      const { guide } = words;
      const walk: Walk = { page, words, by };
      let saves = 0;
      const goOn = async (name: string) => {
        saves += 1;
        await by.press(page.getByRole('button', { name, exact: true }));
      };
      await register(walk, request);
      await by.press(wayIn(page));

      await fillAboutYou(walk);
      // Autosaved before any button was pressed.
      await expect(page.getByText(guide.saving.saved, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(words.basic.lastNameKana)).toHaveValue('グエン ティ');
      await expectGoodLooks(page, language);
      await goOn(guide.next);

      // An unfinished group is restored.
      const studies = formOf(walk, 'studies');
      await by.fill(studies.getByLabel(words.education.name), '筑波大学');
      await expect(page.getByText(guide.saving.kept)).toBeVisible();
      await page.goto('/');
      await wayIn(page).click();
      await expect(studies.getByLabel(words.education.name)).toHaveValue('筑波大学');
      await fillStudies(walk);
      await expectGoodLooks(page, language);
      await goOn(guide.next);

      await fillWishes(walk);
      // Elsewhere the sticky header may leave a strip of a chip, which axe takes for its size.
      await page.evaluate('scrollTo(0, 0)');
      await expectGoodLooks(page, language);
      await goOn(guide.finish);
      await expect(page.getByRole('heading', { name: guide.end.done })).toBeVisible();
      expect(by.counted.inputs).toBeLessThanOrEqual(most.inputs);
      expect(saves).toBeLessThanOrEqual(most.saves);

      await expect(page.getByRole('img', { name: words.resume.live.alt })).toBeVisible();
      await expect(page.getByRole('link', { name: words.resume.notices.department })).toBeVisible();
      await expectGoodLooks(page, language);
      const arriving = page.waitForEvent('download');
      await by.press(page.getByRole('button', { name: guide.end.pdf }));
      const { text } = await readPdf(await readFile(await (await arriving).path()));
      for (const part of [
        'グエンティリン',
        '筑波大学',
        '日本語能力試験N2',
        strength.slice(0, 20),
      ]) {
        expect(text).toContain(part);
      }
      test.info().annotations.push({ type: 'counted', description: JSON.stringify(by.counted) });

      // After the end, no link leads to the guide.
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Linh' })).toBeVisible();
      await expect(wayIn(page)).toHaveCount(0);
    });
  });
}

test.describe('an unfinished group', () => {
  test.use({ locale: 'en-US', viewport: desktop });

  test('shows errors at the fields, can be left for later, and fills the 履歴書 meanwhile', async ({
    page,
    request,
  }) => {
    const words = await profileWords('en');
    const { guide } = words;
    const walk: Walk = { page, words, by: counting() };
    await register(walk, request);
    await page.goto('/talent/account');
    await page.getByRole('link', { name: 'Fill in step by step' }).click();
    const picture = page.getByRole('img', { name: words.resume.live.alt });
    await expect(picture).toBeVisible();
    const empty = await picture.getAttribute('src');
    const kana = page.getByLabel(words.basic.lastNameKana);
    await kana.fill('グエン');
    await expect(picture).not.toHaveAttribute('src', empty ?? '');

    await page.getByRole('button', { name: guide.next, exact: true }).click();
    await expect(
      page.getByText(guide.needed.connect).or(page.getByText(guide.needed.apply)),
    ).toHaveCount(3);
    await expect(page.getByLabel(words.basic.firstNameKana)).toBeFocused();
    const later = (step: 'you' | 'studies' | 'wishes') =>
      formOf(walk, step).getByRole('button', { name: guide.later });
    // A double press advances only once.
    await later('you').dblclick();
    await later('studies').click();
    await later('wishes').click();
    await expect(page.getByRole('heading', { name: /to go before you can apply/ })).toBeVisible();
    await page.getByRole('button', { name: guide.end.goOn }).click();
    await expect(kana).toHaveValue('グエン');

    await page.goto('/talent/account');
    const notices = page.getByRole('region', { name: 'Three things HR will notice' });
    await notices.getByRole('link', { name: words.resume.notices.address }).click();
    await expect(page.getByLabel(words.resume.details.address, { exact: true })).toBeFocused();
  });

  test('is restored when the page was left before its save was answered', async ({
    page,
    request,
  }) => {
    const words = await profileWords('en');
    const walk: Walk = { page, words, by: counting() };
    await register(walk, request);
    await page.goto('/talent/profile/start?step=you');
    const { promise: stored, resolve: isStored } = Promise.withResolvers<void>();
    await page.route('**/v1/student/profile/basic', async (route) => {
      await route.fetch();
      isStored();
    });
    const form = formOf(walk, 'you');
    await form.getByLabel(words.basic.lastNameKana).fill('グエン');
    await stored;
    await form.getByLabel(words.basic.firstNameKana).fill('リン');
    await page.reload();
    await expect(form.getByLabel(words.basic.lastNameKana)).toHaveValue('グエン');
    await expect(form.getByLabel(words.basic.firstNameKana)).toHaveValue('リン');
  });
});
