import type { Page } from '@playwright/test';
import { inLanguage } from '../support/contents.ts';
import { linkInMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });

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

/** Everything a person has to type, choose or tick. */
function counting(page: Page) {
  let inputs = 0;
  return {
    count: () => inputs,
    fill: async (label: string | RegExp, text: string) => {
      inputs += 1;
      await page.getByLabel(label).fill(text);
    },
    write: async (label: string, text: string) => {
      inputs += 1;
      await inLanguage(page, label, '日本語').fill(text);
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

test('from the sign-up to a released posting takes at most fourteen inputs', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const email = `start-${crypto.randomUUID()}@yuhi.example`;
  const by = counting(page);
  await page.goto('/company/signup/step1');
  await by.fill('お名前', '吉田 花');
  await by.fill('会社のメールアドレス', email);
  await by.tick();
  await page.getByRole('button', { name: '確認メールを送信' }).click();
  await expect(page.getByRole('link', { name: 'デモのメールボックスを開く' })).toBeVisible();
  await page.getByRole('button', { name: 'メールを再送信' }).click();
  await expect(page.getByRole('button', { name: 'メールを再送信' })).toBeEnabled();
  await page.goto(await linkInMail(request, email, /signup\/step2/));
  await by.fill('会社名（日本語）', '株式会社ゆうひ観測');
  await by.choose('業界', 'IT');
  await by.choose(/本社の都道府県/, '東京都');
  await by.fill(/^パスワード(?!を)/, 'yuhi-no-umi-9');
  await page.getByRole('button', { name: '登録を完了する' }).click();

  // The company's own page leads on, with what is known already.
  const start = page.getByRole('region', { name: '求人の公開まで、3ステップ' });
  await expect(start).toBeVisible();
  await start.getByRole('link', { name: '会社紹介を書く' }).click();
  await expect(inLanguage(page, '都道府県・市区町村', '日本語')).toHaveValue('東京都');
  await expect(page.getByRole('checkbox', { name: '本社' })).toBeChecked();
  const index = page.getByRole('navigation', { name: '項目の一覧' });
  await expect(index.getByRole('link', { name: /^拠点.*あと1項目/ })).toBeVisible();
  await by.write('会社紹介', '観測機器を、大学や研究所に届けています。');
  await by.fill('採用の問い合わせ先（メール）', 'jobs@yuhi.example');
  await by.write('番地・建物名', '文京区本郷1-2-3');
  await expect(index.getByRole('link', { name: /^拠点.*入力済み/ })).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await start.getByRole('link', { name: '求人を作成' }).click();

  // An item of the check leads to its field.
  const check = page.getByRole('region', { name: '公開前チェック' });
  await expect(page.getByLabel('健康保険')).toBeVisible();
  await check.getByRole('button', { name: '加入保険' }).click();
  await expect(page.getByLabel('健康保険')).toBeFocused();

  await page.getByRole('button', { name: '求人票から入力' }).click();
  const dialog = page.getByRole('dialog');
  await by.fill('求人票の文章', posting);
  await dialog.getByRole('button', { name: '読み取る' }).click();
  await dialog.getByRole('button', { name: /項目を入力$/ }).click();
  await expect(check.getByText('必要な項目はそろっています。')).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('公開しました。')).toBeVisible();
  expect(by.count()).toBeLessThanOrEqual(14);

  // Done: the steps are gone.
  await page.goto('/company/contents/job');
  await expect(page.getByText('法人営業').first()).toBeVisible();
  await expect(start).toBeHidden();
});
