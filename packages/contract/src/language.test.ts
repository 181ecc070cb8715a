import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayInTable, dayInWords } from './days/day-words.ts';
import { fallbackLanguageFor, languageOf, nameFor, pickLanguage, say } from './language.ts';
import { listed } from './listed.ts';
import { perLanguage } from './per-language.ts';

test.each([
  ['1', 'en'],
  ['en', 'en'],
  ['2', 'ja'],
  ['ja', 'ja'],
  ['qps', 'qps'],
  ['3', 'ja'],
  ['', 'ja'],
  [undefined, 'ja'],
] as const)('LanguageType %s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test.each([
  [{ jp: 'あ', en: 'a' }, 'ja', { value: 'あ', fellBack: false }],
  [{ jp: 'あ', en: 'a' }, 'en', { value: 'a', fellBack: false }],
  [{ jp: 'あ', en: null }, 'en', { value: 'あ', fellBack: true }],
  [{ jp: null, en: 'a' }, 'ja', { value: 'a', fellBack: true }],
  [{ jp: null, en: null }, 'ja', null],
] as const)('content of %j read in %s', (content, language, picked) => {
  expect(pickLanguage(content, language)).toEqual(picked);
});

test.each([
  [{ jp: { title: '題' }, en: null }, true],
  [{ jp: null, en: { title: 'title' } }, true],
  [{ jp: { title: '題' } }, false],
  [{ jp: { title: '題' }, en: null, fr: null }, false],
  [{ jp: { title: 5 }, en: null }, false],
  [{ jp: undefined, en: null }, false],
])('content per language: %j is complete: %s', (content, whole) => {
  const schema = perLanguage(z.strictObject({ title: z.string() }));
  expect(schema.safeParse(content).success).toBe(whole);
});

test.each([
  { jp: '縁側', en: 'Engawa', ja: '縁側', english: 'Engawa' },
  { jp: '縁側', en: null, ja: '縁側', english: '縁側' },
  { jp: null, en: 'Engawa', ja: 'Engawa', english: 'Engawa' },
  { jp: null, en: null, ja: '', english: '' },
])('$jp and $en are read as $ja and $english', ({ jp, en, ja, english }) => {
  expect(nameFor({ jp, en }, 'ja')).toBe(ja);
  expect(nameFor({ jp, en }, 'en')).toBe(english);
});

test('a partial language falls back to English for a missing text', () => {
  expect(say({ ja: 'はい', en: 'Yes', qps: '[Ýéš one]' }, 'qps')).toBe('[Ýéš one]');
  expect(say({ ja: 'はい', en: 'Yes' }, 'qps')).toBe('Yes');
  expect(nameFor({ jp: '縁側', en: 'Engawa' }, 'qps')).toBe('Engawa');
  expect(listed(['A', 'B', 'C'], 'qps')).toBe('A, B, C');
  expect(listed(['A', 'B', 'C'], 'ja')).toBe('A、B、C');
  expect(dayInWords('2026-11-26', 'qps')).toBe('26 Nov 2026');
  expect(dayInTable('2026-11-26', 'ja')).toBe('2026/11/26');
});

test.each([
  ['/', 'en'],
  ['/talent/signin', 'en'],
  ['/company', 'ja'],
  ['/company/signin?a=1', 'ja'],
])('without a supported language in the browser, %s is shown in %s', (path, language) => {
  expect(fallbackLanguageFor(path)).toBe(language);
});
