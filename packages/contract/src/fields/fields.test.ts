import { expect, test } from 'vitest';
import { z } from 'zod';
import { personName } from '../auth/schemas.ts';
import { resumeBody } from '../profile/sections/resume.ts';
import { version } from '../versions.ts';
import { fieldsOf } from './field-messages.ts';
import { katakanaName, line, paragraphs, phone, webAddress } from './fields.ts';

const complaint = (schema: z.ZodType, value: unknown) => {
  const read = z.object({ field: schema }).safeParse({ field: value }, { reportInput: true });
  return fieldsOf(read.error?.issues ?? [], 'en').field;
};
const required = 'This field is required.';
const breaks = (count: number) => Array.from({ length: count }, () => 'あ').join('\n');

test.each([
  ['a line far too long', line(20), 'あ'.repeat(1000), 'Use up to 20 characters.'],
  ['a line too long', line(20), 'あ'.repeat(21), 'Use up to 20 characters.'],
  ['a text far too long', paragraphs(100), 'あ'.repeat(90_000), 'Use up to 100 characters.'],
  ['a name far too long', personName, 'a'.repeat(9000), 'Use up to 100 characters.'],
  ['too many lines', paragraphs(1000), breaks(101), 'Use up to 100 lines.'],
  ['as many lines as fit', paragraphs(1000), breaks(100), undefined],
  ['breaks only', paragraphs(1000), '\r\n'.repeat(1000), required],
  ['a line of no width', line(), '\u200B\u2060\uFEFF', required],
  ['a blank Hangul letter', line(), '\u3164', required],
  ['a blank of braille', personName, '\u2800', required],
  ['marks without a letter', personName, '\u0301\u034F', required],
  ['a name of bidi controls', personName, '\u202E\u2066', required],
  ['a text of no width', paragraphs(100), '\u200B\n\u200B', required],
  ['an emoji is seen', line(), '🎋', undefined],
  ['a name in Arabic', personName, 'ليلى', undefined],
  ['katakana without a letter', katakanaName, 'ー・ー', 'Please use katakana only.'],
  ['katakana with marks', katakanaName, 'ジャン＝ポール', undefined],
])('%s', (_what, schema, value, words) => {
  expect(complaint(schema, value)).toBe(words);
});

test.each([
  ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
  ['a\n \n\t\n　\nb', 'a\n\nb'],
  ['a\u2028\u2028\u2028b\rc', 'a\n\nb\nc'],
  ['a\n\nb\nc', 'a\n\nb\nc'],
  ['\n\n a\n\n', 'a'],
])('%j is stored as %j', (text, kept) => {
  expect(paragraphs(100).parse(text)).toBe(kept);
});

test('lines and names lose characters that reverse the direction of text', () => {
  expect(line().parse('a\u202Egnp\u202C.exe\u2069')).toBe('agnp.exe');
  expect(personName.parse('\u2067Linh\u2069')).toBe('Linh');
});

test.each([
  ['https://linh.example', true],
  ['HTTP://linh.example/a?b=c#d', true],
  ['https://日本.example/縁側', true],
  [' https://linh.example ', true],
  ['https://localhost/x', false],
  ['https://linh.example /x', false],
  ['https://linh.exa\tmple', false],
  ['https://linh.exam\u202Eple', false],
  ['https://.', false],
  ['https:linh.example', false],
  ['ftp://linh.example', false],
  [`https://linh.example/${'a'.repeat(1979)}`, true],
  [`https://linh.example/${'a'.repeat(1980)}`, false],
])('%s is an address: %s', (url, good) => {
  expect(webAddress.safeParse(url).success).toBe(good);
});

test.each([
  ['4000', true],
  ['＋290 22222', true],
  ['123', false],
  ['1-----', false],
  ['------', false],
])('%s can be a phone number: %s', (number, good) => {
  expect(phone.safeParse({ country: 'NU', number }).success).toBe(good);
});

test.each([
  ['ぐえん　てぃ', 'グエン ティ'],
  ['ｸﾞｴﾝ ﾃｨ', 'グエン ティ'],
  ['ゔぃえっと', 'ヴィエット'],
])('%s is stored as %s', (typed, kept) => {
  expect(katakanaName.parse(typed)).toBe(kept);
});

test.each([
  ['コーポA 1-203', true],
  ['イバラキケン　ツクバシ １−２−３', true],
  ['ABC 1-2', false],
  ['茨城県', false],
])('an address in katakana: %s %s', (address, good) => {
  expect(resumeBody.shape.addressKana.safeParse(address).success).toBe(good);
});

test('the highest accepted version can be incremented within its column', () => {
  expect(version.safeParse(2_147_483_646).success).toBe(true);
  expect(version.safeParse(2_147_483_647).success).toBe(false);
});
