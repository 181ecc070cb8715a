import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Retired terms with their replacements, so that the product uses one word for one thing. */
const retired: readonly (readonly [RegExp, string])[] = [
  [/さが[すしせ]/, '探す'],
  [/やりとり/, 'やり取り'],
  [/つづけ/, '続け'],
  [/業種/, '業界'],
  [/締め切り(?!ました)|〆切/, '締切'],
  [/申し込み(?!い|ま)/, '申込'],
  [/[EＥ]メール|電子メール/, 'メール'],
  [/会員登録|企業登録/, '新規登録'],
  [/受信箱/, 'メールボックス'],
  [/退会した(?!ユーザー)|退会済み/, '退会したユーザー'],
  [/合言葉/, 'パスワードなどの認証情報'],
  [/読みもの/, '記事'],
  [/(?:会社|企業)のページ|会社ページ|会社概要/, '会社紹介'],
  [/保存した会社|会社を探/, '企業'],
  [/キャリアの希望/, '希望する仕事'],
  [/探している働き方/, '希望する採用区分'],
  [/企業から見た/, '企業からの見え方'],
  [/求人の進み具合/, '選考状況'],
  [/そのほかのメッセージ/, '学生へのメッセージ'],
  [/年度ごとの数値/, '採用と働き方の実績（年度別）'],
  [/応募・申込|'応募の記録/, '応募状況'],
  [/'(?:企業|学生)のログイン(?:へ)?'|学生・求職者ログイン/, '企業ログイン; 学生ログイン'],
  [/パスワード変更/, 'パスワードの変更'],
  [/Picked for you/, 'Recommended jobs'],
  [/流暢/, 'ビジネス上級'],
  [/（確認あり）/, '（条件あり）'],
  [/写真を外す/, '写真を削除'],
  [/あると伝わりやすい/, '書くと企業に伝わりやすくなります'],
  [/加入保険を明示/, '加入保険'],
  [/抽選に参加/, '抽選に応募'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:a|this|the|your|no|these|every|demo) mails?\b|'Mails\b/i, 'email'],
  [/'Register'|\bRegister (?:for free|and start)/, 'Create account'],
  [/\bDiscover\b/, 'find'],
  [/'Articles'|\b(?:new|edit|no) articles?\b/i, 'Stories'],
  [/senpai tips?\b|\b(?:new|edit|no) tips?\b|From our senpai/i, 'Senpai stories'],
  [/More than 8 characters/, 'At least 9 characters'],
  [/[Dd]eleted (?:person|account)\b|“deleted user”/, 'Deleted user'],
  [/Sign in as talent/, 'Student sign-in'],
  [/You are not signed in/, 'We couldn’t sign you in'],
  [/please note'/, 'with conditions'],
  [/upper business/, 'Fluent'],
  [/second new graduate|early career/, 'Recent graduate'],
  [/(?:College|University) highlight/, 'Student life highlight'],
  [/Figures by year/, 'Hiring and working hours by year'],
  [/More messages/, 'More about this job'],
  [/Range of change/, 'Possible future'],
  [/Criteria and cap/, 'Renewal conditions and limit'],
  [/How it takes place|URL to take part|link to take part/, 'Format; Join link'],
  [/stands on the waiting list/, 'join the waiting list'],
  [/Limit to them|Publish to them/, 'these students; selected students'],
  [/'To (?:English|Japanese)'|Still the same/, 'Translate to; Translations match'],
  [/Listed or not|Kind of company/, 'Stock listing; Company type'],
  [/leaves the house/, 'no email is actually sent'],
  [/account will be opened/, 'account will be created'],
  [/'Entrance'|Universities before that/, 'Start date; Earlier schools'],
  [/Techniques you know|most of yourself/, 'Tools and methods you know'],
  [/Motivation and appeal/, 'Why this company, and your strengths'],
  [/Acquired in|Certified in/, 'Date obtained; Test date'],
  [/'Enter'|Send entry/, 'Apply'],
  [/ターゲット(?!の)|ハイ・ミドル/, 'おすすめ学生; 特に合う・合う・可能性あり'],
  [/反響/, '分析'],
  [/プロフィール・アカウント/, '自分のプロフィール; ログインとセキュリティ'],
  [/'会社情報/, '会社の登録情報'],
  [/actions: 'できること'/, 'この学生への操作'],
  [/asOf: '\{date\}時点'|asOf: 'As of \{date\}'/, '{date}更新; Updated {date}'],
  [/結果を送信します|Sending the answer/, '1分後に送信（取り消せます）'],
  [/N\d・J\d|N\d, J\d/, 'N5程度; About N5'],
  [/'確認して応募'|Check, then apply/, '応募できます（条件あり）'],
  [/条件の指定なし|'Nothing is asked for'/, '条件なし; No requirements'],
  [/Kept (?:filters|searches)|保存した条件/, 'Saved searches; 保存した検索'],
  [/Choose all/, 'Select all'],
  [/(?<!never decides) by itself/, 'automatically; expires'],
  [/compan(?:y asks|ies ask) to connect/, 'wants to connect'],
  [/Fill in from a/, 'Paste an existing job sheet (求人票)'],
  [/: 'For you'/, 'Recommended jobs'],
  [/ja: 'Session Expired'/, 'ログインの有効期限が切れました'],
  [/Recent graduate \(/, 'Recent graduate'],
];

const root = resolve(import.meta.dirname, '../../../../..');
const places = [
  'apps/web/src/**/words.{ja,en}.ts',
  'apps/web/src/features/reading/*/*.{ja,en}.ts',
  'apps/web/index.html',
  'apps/{api,identity}/src/**/mails.ts',
  'apps/identity/src/**/words.ts',
  'packages/platform/src/mail/layout.ts',
  'packages/contract/src/**/*.ts',
];
/** Users read neither summaries of endpoints nor comments. */
const isSaid = (line: string): boolean => !/^\s*(?:\/?\*|\/\/|summary:|import )/.test(line);

const files = places
  .flatMap((place) => globSync(place, { cwd: root }))
  .filter((file) => !/\.test\.ts$|condition-warnings/.test(file));

it('reads the texts of screens, mails and reference tables', () => {
  for (const part of [
    'features/home/words.ja',
    'api/src/mail/mails',
    'identity/src/mails',
    'reference/',
  ])
    expect(files.some((file) => file.includes(part))).toBe(true);
});

it('uses no retired term', () => {
  const said = files.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter(isSaid)
      .flatMap((line) =>
        retired
          .filter(([word]) => word.test(line))
          .map(([, better]) => `${file}: ${line.trim()} → ${better}`),
      ),
  );
  expect(said).toEqual([]);
});
