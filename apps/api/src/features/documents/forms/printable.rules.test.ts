import { describe, expect, test } from 'vitest';
import { breakable, fewerLines, fewerMarks, printable, visible } from './printable.rules.ts';

const zws = '\u200b';
const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);

describe('break opportunities', () => {
  test.each([
    ['a'.repeat(23), 'a'.repeat(23)],
    ['a'.repeat(24), Array.from({ length: 6 }, () => 'aaaa').join(zws)],
    // A letter and its combining marks stay together, and so does a joined emoji.
    ['x\u0301'.repeat(24), ['x\u0301'.repeat(12), 'x\u0301'.repeat(12)].join(zws)],
    ['👨‍👩‍👧'.repeat(8), `${'👨‍👩‍👧'.repeat(4)}${zws}${'👨‍👩‍👧'.repeat(4)}`],
    ['word '.repeat(30), 'word '.repeat(30)],
    ['日本語'.repeat(30), '日本語'.repeat(30)],
    ['カタカナ'.repeat(30), 'カタカナ'.repeat(30)],
    ['สวัสดี'.repeat(30), 'สวัสดี'.repeat(30)],
  ])('%s', (text, expected) => {
    expect(breakable(text)).toBe(expected);
    expect(breakable(text).replaceAll(zws, '')).toBe(text);
  });
});

describe('lines', () => {
  test('keeps a usual number of lines', () => {
    const text = `${lines(98).join('\n')}\n\nend`;
    expect(fewerLines(text)).toBe(text);
  });

  test('collapses blank lines into one', () => {
    expect(fewerLines('a\n \n\t\n\nb\n\nc\nd')).toBe('a\n\nb\n\nc\nd');
    expect(fewerLines(`a${'\n'.repeat(15_000)}b`)).toBe('a\n\nb');
  });

  test('joins lines beyond the limit without losing a word', () => {
    const text = fewerLines(lines(2000).join('\n'));
    expect(text.split('\n')).toHaveLength(100);
    expect(text.split(/\s/)).toEqual(lines(2000));
  });
});

test.each([
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['e\u0323\u0301 x\u0301', 'ẹ\u0301 x\u0301'],
  [`a${'\u0301'.repeat(50)}b`, 'á\u0301b'],
  [`あ${'\u20d0'.repeat(50)}`, `あ${'\u20d0'.repeat(2)}`],
  // Variation selectors are not accents; another kanji form is another name.
  ['葛\u{e0100}城 神 ❤\ufe0f\u200d🔥', '葛\u{e0100}城 神 ❤\ufe0f\u200d🔥'],
])('keeps accents of the alphabet in %s', (text, expected) => {
  expect(fewerMarks(text)).toBe(expected);
});

test.each([
  ['a\u200bb\u202ec\ufeffd\u00ade', 'abcde'],
  ['\u0301 \u0301\u200d \u0301', '  '],
  ['می\u200cخواهم 👨\u200d👩 e\u0301', 'می\u200cخواهم 👨\u200d👩 e\u0301'],
])('keeps the visible characters of %j', (text, expected) => {
  expect(visible(text)).toBe(expected);
});

describe('a printable form', () => {
  test('keeps its shape', () => {
    const form = { a: 'x', b: [{ c: 'y', d: true }], e: null, f: 1 };
    expect(printable(form)).toEqual(form);
  });

  test('keeps all texts of a full profile', () => {
    const form = { details: Array.from({ length: 20 }, () => 'あ'.repeat(2000)) };
    expect(printable(form)).toEqual(form);
  });

  test('cuts texts longer than any profile', () => {
    const { list } = printable({ list: Array.from({ length: 60 }, () => '𠮷'.repeat(8000)) });
    expect(list[0]).toMatch(/^𠮷{2999}\ufffd…$/u);
    expect(list.join('').length).toBeLessThan(121_000);
    expect(list.at(-1)).toBe('…');
  });
});
