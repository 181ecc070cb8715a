import { postingPhrases } from '@engawa/contract/reference/jobs/posting-phrases';
import { describe, expect, test } from 'vitest';
import { Known, type Pair, TranslationMemory } from './memory.rules.ts';
import { referenceKnown } from './reference-pairs.ts';

const nothing = new Known([]);
const pair = (source: string, target: string): Pair => ({ source, target });
const toEnglish = (...pairs: Pair[]) => new TranslationMemory(new Known(pairs), nothing, 'en');
const toJapanese = (...pairs: Pair[]) => new TranslationMemory(new Known(pairs), nothing, 'ja');

describe('equal texts', () => {
  const memory = toEnglish(
    pair('東京で働きます。', 'You will work in Tokyo.'),
    pair('残業は少なめです', 'There is little overtime'),
    pair('ＩＴ部門', 'IT department'),
  );

  test.each([
    ['東京で働きます。', 'You will work in Tokyo.'],
    [' 東京で働きます ', 'You will work in Tokyo.'],
    ['it部門', 'IT department'],
    ['残業は少なめです。', 'There is little overtime.'],
    ['東京で働きますか？', null],
    ['大阪で働きます。', null],
    ['―――', '―――'],
  ])('%j → %j', (text, answer) => {
    expect(memory.exact(text)).toBe(answer);
  });

  test('translates by sentence and line, with the punctuation of the target', () => {
    expect(memory.exact('残業は少なめです。東京で働きます。')).toBe(
      'There is little overtime. You will work in Tokyo.',
    );
    expect(memory.exact('IT部門\n\n―――\n東京で働きます。残業は少なめです。')).toBe(
      'IT department\n\n―――\nYou will work in Tokyo. There is little overtime.',
    );
    const back = toJapanese(pair('It is new', '新しいです'), pair('It is big.', '大きいです。'));
    expect(back.exact('It is new. It is big! It is new')).toBe(
      '新しいです。大きいです。新しいです',
    );
  });

  test('an unknown sentence leaves the whole text untranslated', () => {
    expect(memory.exact('残業は少なめです。大阪で働きます。')).toBeNull();
    expect(memory.exact('IT部門\n大阪')).toBeNull();
  });

  test('prefers the newer of two translations', () => {
    const twice = toEnglish(pair('営業', 'Sales'), pair('営業', 'Business'));
    expect(twice.exact('営業')).toBe('Sales');
  });

  test('prefers a literal match to an equal normal form', () => {
    const alike = toEnglish(pair('営業。', 'We sell.'), pair('営業', 'Sales'));
    expect(alike.exact('営業')).toBe('Sales');
    expect(alike.exact('営業。')).toBe('We sell.');
  });

  test('prefers the company’s pairs to the common ones', () => {
    const own = new Known([pair('正社員', 'Permanent staff')]);
    const memory = new TranslationMemory(own, referenceKnown.ja, 'en');
    expect(memory.exact('正社員')).toBe('Permanent staff');
    expect(memory.exact('東京都')).toBe('Tokyo');
  });

  test('ignores copied Japanese texts, but not equal names', () => {
    const copied = toEnglish(pair('営業です', '営業です。'), pair('Engawa', 'Engawa'));
    expect(copied.exact('営業です')).toBeNull();
    expect(copied.exact('Engawa')).toBe('Engawa');
  });

  test.each(['', '  ', '。'])('ignores a translation without words (%j)', (target) => {
    expect(toEnglish(pair('営業', target)).exact('営業')).toBeNull();
  });
});

describe('nearly equal texts', () => {
  const source = '私たちは東京を拠点に世界の若者と日本の会社をむすぶサービスを作っています。';
  const target = 'Based in Tokyo, we build a service between people and companies.';
  const memory = toEnglish(
    pair(source, target),
    pair('初任給は月給250000円で、賞与は年に2回支給します。', 'Starting pay is 250,000 yen.'),
    pair('勤続三年で海外研修に参加できる制度があります。', 'Training abroad after three years.'),
    pair('東京の本社で営業', 'Sales in Tokyo'),
  );

  test.each([
    [source.replace('東京を', '東京と'), target],
    [source.replace('サービス', 'サーヴィス').replace('。', ''), target],
    [source.replace('若者', '学生'), target],
    ['初任給は月給250000円で、賞与は年に3回支給します。', null],
    ['初任給は月給250000円で、賞与は年に2回支給しますよ。', 'Starting pay is 250,000 yen.'],
    ['勤続五年で海外研修に参加できる制度があります。', null],
    ['東京の本社の営業', null],
    ['まったく別の文章がここに書かれています。', null],
    ['', null],
  ])('%j → %j', (text, answer) => {
    expect(memory.near(text)).toBe(answer);
  });

  test('finds the nearest, and of equally near ones the newer', () => {
    const several = toEnglish(
      pair('新卒の皆さんを歓迎する社風がある会社です', 'newer'),
      pair('新卒の皆様を歓迎する社風がある会社です', 'other'),
      pair('新卒の皆さんを歓迎する社風がある会社です', 'older'),
    );
    expect(several.near('新卒の皆さんを歓迎する社風がある会社ですよ')).toBe('newer');
    expect(several.near('新卒の皆様を歓迎する社風がある会社ですよ')).toBe('other');
  });

  test('does not use common names for near matches', () => {
    const memory = new TranslationMemory(nothing, referenceKnown.en, 'ja');
    expect(memory.exact('The University of Tokyo')).toBe('東京大学');
    expect(memory.near('The Universitie of Tokyo')).toBeNull();
  });
});

test.each([
  ['正社員', 'Full-time'],
  ['東京都', 'Tokyo'],
  ['ベトナム', 'Vietnam'],
  ['英語', 'English'],
  ['東京大学', 'The University of Tokyo'],
])('knows the product’s own tables: %s', (ja, en) => {
  const memory = new TranslationMemory(nothing, referenceKnown.ja, 'en');
  expect(memory.exact(ja)?.toLowerCase()).toContain(en.toLowerCase());
});

test('knows the clauses of the phrase book, in whole and in part, and places', () => {
  const memory = new TranslationMemory(nothing, referenceKnown.ja, 'en');
  expect(memory.exact('会社の定める業務')).toBe('Any work the company assigns');
  expect(memory.exact('通勤手当は、実費を全額支給します。昇給は年1回、賞与は年2回です。')).toBe(
    'Commuting costs are paid in full. Pay is reviewed once a year, and bonuses are paid twice a year.',
  );
  expect(memory.exact('契約の更新はありません。\n東京都渋谷区')).toBe(
    'The contract is not renewed.\nShibuya-ku, Tokyo',
  );
  const back = new TranslationMemory(nothing, referenceKnown.en, 'ja');
  for (const { jp, en } of postingPhrases) {
    expect(memory.exact(jp)).toBe(en);
    expect(back.exact(en)).toBe(jp);
  }
});
