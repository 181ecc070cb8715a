import { leastThreadMs, step } from '@engawa/contract/testing/thread-ms';
import { expect, test } from 'vitest';
import { figuresIn, normalForm } from './normal-form.rules.ts';

test.each([
  ['Sales', 'ＳＡＬＥＳ'],
  ['エンジニア', 'ｴﾝｼﾞﾆｱ'],
  ['営業 です。', ' 営業　です'],
  ['We are hiring!', 'we are  hiring.'],
  ['一行目\n二行目', '一行目 \n\n  二行目。'],
  ['株式会社', '㍿'],
])('%j and %j are equal', (one, other) => {
  expect(normalForm(one)).toBe(normalForm(other));
});

test.each([
  ['リモート勤務です。', 'リモート勤務ですか？'],
  ['Remote work', 'Remote work?'],
  ['C', 'C++'],
  ['一行目\n二行目', '一行目 二行目'],
  ['月給30万円', '月給31万円'],
])('%j and %j differ', (one, other) => {
  expect(normalForm(one)).not.toBe(normalForm(other));
});

test.each(['', '  \n', '―――', '。', '※'])('%j has no words', (text) => {
  expect(normalForm(text)).toBe('');
});

/** Repeated ten times, since one run is below the clock's resolution. */
const timeOf = (text: string): number =>
  leastThreadMs(() => Array.from({ length: 10 }, () => normalForm(text)));

test.each([
  ['marks', `a${'\u0315'.repeat(40_000)}${'\u0300'.repeat(40_000)}`],
  ['marks that hide as letters', `か${'\uFF9E\u0301'.repeat(40_000)}`],
  ['spaces', `a${' '.repeat(80_000)}b`],
  ['gaps', `a${' \n'.repeat(40_000)}b`],
  ['full stops', `a${'. '.repeat(40_000)}b`],
])('a text made of %s takes about as long as a plain one', (_what, hostile) => {
  const plain = Math.max(timeOf('あ'.repeat(80_000)), step);
  expect(timeOf(hostile)).toBeLessThan(plain * 20);
});

test('finds numbers in either script', () => {
  expect(figuresIn(normalForm('月給３０万円、年間休日120日'))).toBe('30 万 120');
  expect(figuresIn('none')).toBe('');
});
