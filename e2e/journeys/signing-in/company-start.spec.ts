import type { APIRequestContext, Page } from '@playwright/test';
import { inLanguage } from '../../support/contents.ts';
import { linkInMail } from '../../support/people/mailbox.ts';
import { desktop, phone } from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

const posting = `【職種】法人営業
【仕事内容】大学や研究所のお客様に、観測機器を提案します。
【業務内容の変更の範囲】会社の定める業務
【雇用形態】正社員
【勤務地】東京都文京区
【就業場所の変更の範囲】会社の定める事業所
【勤務時間】9:00〜18:00
【休憩】60分
【時間外労働】月平均10時間
【給与】月給25万円〜30万円
【休日・休暇】完全週休2日制（土・日）、祝日、年末年始
【加入保険】健康保険、厚生年金、雇用保険、労災保険
【試用期間】3か月
【契約期間】期間の定めなし
【受動喫煙防止措置】屋内禁煙
【募集区分】新卒`;

const inJapanese = {
  language: '日本語',
  name: 'お名前',
  email: '会社のメールアドレス',
  send: '確認メールを送信',
  mailbox: 'デモのメールボックスを開く',
  resend: 'メールを再送信',
  company: '会社名（日本語）',
  industry: '業界',
  prefecture: /本社の都道府県/,
  tokyo: '東京都',
  password: /^パスワード(?!を)/,
  finish: '登録を完了する',
  steps: '求人の公開まで、3ステップ',
  writePage: '会社紹介を書く',
  city: '都道府県・市区町村',
  headquarters: '本社',
  sections: '項目の一覧',
  addressMissing: /^拠点.*あと1項目/,
  addressWhole: /^拠点.*入力済み/,
  about: '会社紹介',
  contact: '採用の問い合わせ先（メール）',
  street: '番地・建物名',
  publish: '公開する',
  newJob: '求人を作成',
  check: '公開前チェック',
  health: '健康保険',
  insurance: '加入保険',
  paste: '求人票から入力',
  text: '求人票の文章',
  read: '読み取る',
  fill: /項目を入力$/,
  whole: '必要な項目はそろっています。',
  published: '公開しました。',
} as const;

const inEnglish: Words = {
  language: 'Japanese',
  name: 'Your name',
  email: 'Work email',
  send: 'Send the confirmation email',
  mailbox: 'Open the demo mailbox',
  resend: 'Send the email again',
  company: 'Company name (Japanese)',
  industry: 'Industry',
  prefecture: /Head office/,
  tokyo: 'Tokyo',
  password: /^Password/,
  finish: 'Finish the sign-up',
  steps: 'Three steps to your first posting',
  writePage: 'Write the company profile',
  city: 'Prefecture and city',
  headquarters: 'Headquarters',
  sections: 'Sections',
  addressMissing: /^Offices.*1 item left/,
  addressWhole: /^Offices.*complete/,
  about: 'About the company',
  contact: 'Contact for applicants (email)',
  street: 'Street and building',
  publish: 'Publish',
  newJob: 'Create a job',
  check: 'Check before publishing',
  health: 'Health insurance',
  insurance: 'Insurance',
  paste: 'Paste an existing job sheet (求人票)',
  text: 'Text of the posting',
  read: 'Read it',
  fill: /^Fill in \d+ part/,
  whole: 'Everything needed is there.',
  published: 'Published.',
};
type Words = {
  readonly [Key in keyof typeof inJapanese]: Key extends 'language'
    ? '日本語' | 'Japanese'
    : (typeof inJapanese)[Key] extends RegExp
      ? RegExp
      : string;
};

/** Counts everything that a person types, chooses or ticks. */
function counting(page: Page, language: Words['language']) {
  let inputs = 0;
  return {
    count: () => inputs,
    fill: async (label: string | RegExp, text: string) => {
      inputs += 1;
      await page.getByLabel(label).fill(text);
    },
    write: async (label: string, text: string) => {
      inputs += 1;
      await inLanguage(page, label, language).fill(text);
    },
    choose: async (label: string | RegExp, option: string) => {
      inputs += 1;
      await page.getByLabel(label).selectOption({ label: option });
    },
    tick: async () => {
      inputs += 1;
      await page.getByRole('checkbox').check();
    },
  };
}

/** From the sign-up to a posting that students see. */
async function start(page: Page, request: APIRequestContext, words: Words): Promise<number> {
  const email = `start-${crypto.randomUUID()}@yuhi.example`;
  const by = counting(page, words.language);
  await page.goto('/company/signup/step1');
  await by.fill(words.name, '吉田 花');
  await by.fill(words.email, email);
  await by.tick();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('link', { name: words.mailbox })).toBeVisible();
  await page.getByRole('button', { name: words.resend }).click();
  await expect(page.getByRole('button', { name: words.resend })).toBeEnabled();
  await page.goto(await linkInMail(request, email, /signup\/step2/));
  await by.fill(words.company, '株式会社ゆうひ観測');
  await by.choose(words.industry, 'IT');
  await by.choose(words.prefecture, words.tokyo);
  await by.fill(words.password, 'yuhi-no-umi-9');
  await page.getByRole('button', { name: words.finish }).click();

  // The company's page continues with the facts already known.
  const steps = page.getByRole('region', { name: words.steps });
  await expect(steps).toBeVisible();
  await steps.getByRole('link', { name: words.writePage }).click();
  await expect(inLanguage(page, words.city, words.language)).toHaveValue('東京都');
  await expect(page.getByRole('checkbox', { name: words.headquarters })).toBeChecked();
  const index = page.getByRole('navigation', { name: words.sections });
  await expect(index.getByRole('link', { name: words.addressMissing })).toBeVisible();
  await by.write(words.about, '観測機器を、大学や研究所に届けています。');
  await by.fill(words.contact, 'jobs@yuhi.example');
  await by.write(words.street, '文京区本郷1-2-3');
  await expect(index.getByRole('link', { name: words.addressWhole })).toBeVisible();
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await steps.getByRole('link', { name: words.newJob }).click();

  // An item of the check leads to its field.
  const check = page.getByRole('region', { name: words.check });
  await expect(page.getByLabel(words.health)).toBeVisible();
  await check.getByRole('button', { name: words.insurance }).click();
  await expect(page.getByLabel(words.health)).toBeFocused();

  await page.getByRole('button', { name: words.paste }).click();
  const dialog = page.getByRole('dialog');
  await by.fill(words.text, posting);
  await dialog.getByRole('button', { name: words.read }).click();
  await dialog.getByRole('button', { name: words.fill }).click();
  await expect(check.getByText(words.whole)).toBeVisible();
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.published, { exact: true })).toBeVisible();

  await page.goto('/company/contents/job');
  await expect(page.getByText('法人営業').first()).toBeVisible();
  await expect(steps).toBeHidden();
  return by.count();
}

const ways = [
  { at: 'in Japanese at a desk', locale: 'ja-JP', viewport: desktop, words: inJapanese },
  { at: 'in English on a phone', locale: 'en-GB', viewport: phone, words: inEnglish },
];

for (const { at, locale, viewport, words } of ways) {
  test.describe(at, () => {
    test.use({ locale, viewport });

    test('from the sign-up to a released posting takes at most fourteen inputs', async ({
      page,
      request,
    }) => {
      expect(await start(page, request, words)).toBeLessThanOrEqual(14);
    });
  });
}
