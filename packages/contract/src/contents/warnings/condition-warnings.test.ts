import { expect, test } from 'vitest';
import { step, threadMs } from '../../../testing/thread-ms.ts';
import { jobOutline } from '../../jobs/outline.ts';
import { warningsIn } from '../../jobs/posting/posting-report.ts';
import { contentLimits } from '../limits.ts';
import { findConditions } from './condition-warnings.ts';

/** At least one wording per pattern. */
const conditions = [
  ['応募資格：日本人のみ', 'nationality', '日本人のみ'],
  ['日本国籍の方に限ります。', 'nationality', '日本国籍の方に限り'],
  ['外国人は不可', 'nationality', '外国人は不可'],
  ['留学生お断り', 'nationality', '留学生お断り'],
  ['Japanese nationals only.', 'nationality', 'Japanese nationals only'],
  ['国籍：ベトナムのみ', 'nationality', '国籍：ベトナムのみ'],
  ['国籍は中国国籍に限ります', 'nationality', '国籍は中国国籍に限'],
  ['Only Japanese citizens may apply', 'nationality', 'Only Japanese citizens'],
  ['No foreigners please', 'nationality', 'No foreigners'],
  ['女性歓迎の職場です', 'gender', '女性歓迎'],
  ['男性のみ募集', 'gender', '男性のみ'],
  ['営業マンを募集します', 'gender', '営業マン'],
  ['We look for salesmen', 'gender', 'salesmen'],
  ['Women preferred', 'gender', 'Women preferred'],
  ['35歳以下の方', 'age', '35歳以下'],
  ['２０代の方限定', 'age', '２０代の方限定'],
  ['若手限定の研修', 'age', '若手限定'],
  ['Young people only', 'age', 'Young people only'],
  ['Candidates under 30 years old', 'age', 'under 30 years old'],
] as const;

test.each(conditions)('%s: %s', (text, kind, words) => {
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
])('%s: no warning', (text) => {
  expect(findConditions(text)).toEqual([]);
});

test('reports the same words once', () => {
  expect(findConditions('女性歓迎。女性歓迎。')).toHaveLength(1);
  expect(findConditions('日本語ネイティブの方を募集します。')).toEqual([
    { kind: 'native', words: '日本語ネイティブの方を募集' },
  ]);
});

/** The longest text that all fields of a job accept together. */
const longest = (text: string) => {
  const fill = (size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const message = { title: fill(contentLimits.title), message: fill(contentLimits.text) };
  const words = {
    ...jobOutline.blank.language,
    businessContent: fill(contentLimits.text),
    otherMessage: Array.from({ length: contentLimits.otherMessages }, () => ({
      ...message,
      otherMessageImages: [],
    })),
  };
  return { jp: words, en: words, common: jobOutline.blank.common };
};

const timeOf = (text: string): number => {
  const job = longest(text);
  return threadMs(() => warningsIn(job));
};

test.each(conditions)(
  'a job full of prefixes of %s is checked about as fast as a harmless one',
  (...row) => {
    const words = row[2];
    const plain = Math.max(step, ...[1, 2, 3].map(() => timeOf('あ a ')));
    const beginnings = Array.from(words, (_, at) => words.slice(0, at + 1));
    const slow = beginnings
      .flatMap((beginning) => [beginning, `${beginning} `])
      // Three measurements, because a garbage collection may distort one.
      .filter((hostile) => [1, 2, 3].every(() => timeOf(hostile) > plain * 25));
    expect(slow).toEqual([]);
  },
);
