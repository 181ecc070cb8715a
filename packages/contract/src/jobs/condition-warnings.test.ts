import { expect, test } from 'vitest';
import { findConditions } from './condition-warnings.ts';

test.each([
  ['応募資格：日本人のみ', 'nationality', '日本人のみ'],
  ['日本国籍の方に限ります。', 'nationality', '日本国籍の方に限ります'],
  ['外国人は不可', 'nationality', '外国人は不可'],
  ['留学生お断り', 'nationality', '留学生お断り'],
  ['Japanese nationals only.', 'nationality', 'Japanese nationals only'],
  ['No foreigners please', 'nationality', 'No foreigners'],
  ['女性歓迎の職場です', 'gender', '女性歓迎'],
  ['男性のみ募集', 'gender', '男性のみ'],
  ['営業マンを募集します', 'gender', '営業マン'],
  ['Women preferred', 'gender', 'Women preferred'],
  ['35歳以下の方', 'age', '35歳以下'],
  ['２０代の方限定', 'age', '２０代の方限定'],
  ['Candidates under 30 years old', 'age', 'under 30 years old'],
] as const)('%s: %s', (text, kind, words) => {
  expect(findConditions(text)).toContainEqual({ kind, words });
});

test.each([
  '日本語能力試験N2以上の方',
  '国籍不問。在留資格の変更を支援します。',
  '女性向け化粧品の企画を担当します。',
  '男女比は半々です。',
  '20代の社員が多く活躍しています。',
  '月の残業は35時間以下です。',
  'Overtime is under 30 hours a month.',
  'We support people of all nationalities.',
  'A team of over 50 people.',
])('%s: nothing', (text) => {
  expect(findConditions(text)).toEqual([]);
});

test('the same words are told once', () => {
  expect(findConditions('女性歓迎。女性歓迎。')).toHaveLength(1);
});
