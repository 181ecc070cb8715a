import { expect, test } from 'vitest';
import { newEntry } from './schemas.ts';
import { measureWriteup } from './writeup.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const entry = (writeup: string) => ({
  programmeId: '0199a1c0-0000-7000-8000-000000002027',
  category: 'research',
  title: 'A title',
  writeup,
  fileIds: [],
});

test.each([
  ['nothing', '', 'words', 0],
  ['one word', 'research', 'words', 1],
  ['words over several lines', ' my\n\nown\twork ', 'words', 3],
  ['a dash alone is no word', 'water – and – stone', 'words', 3],
  ['numbers count, joined words once', 'In 2025 a well-known one', 'words', 5],
  ['dashes, slashes and dots part words', 'one—two/three…four.five_six', 'words', 6],
  ['so does a space of no width', 'one\u200Btwo', 'words', 2],
  ['an apostrophe does not', "it's the students’ o’clock", 'words', 4],
  ['nor does a compound', 'a state-of-the-art method', 'words', 3],
  ['a chain of hyphens is not one word', 'one-two-six-ten-one-two-six-ten', 'words', 3],
  ['accents written apart belong to their letter', 'cafe\u0301 ole\u0301', 'words', 2],
  ['long words are words', 'electroencephalography of extraordinary volunteers', 'words', 6],
  ['Thai has no spaces', 'ก'.repeat(60), 'words', 10],
  ['Korean without spaces', '가'.repeat(60), 'words', 10],
  ['Korean with spaces', '저는 물을 연구합니다', 'words', 3],
  ['another script than Japanese', 'тихая вода', 'words', 2],
  ['emoji alone', '😀 👩‍👩‍👧', 'words', 0],
  ['Japanese', '水と石の研究', 'characters', 6],
  ['kana, marks and spaces count', 'とても、よい。 はい', 'characters', 10],
  ['line breaks do not', '水と\n石\n\nの', 'characters', 4],
  ['what stands around does not', '  水と石  ', 'characters', 3],
  ['a letter outside the basic plane is one', '𠮷野家', 'characters', 3],
  ['so is an emoji of several parts', '家族👩‍👩‍👧だ', 'characters', 4],
  ['so is a kana with a combining mark', 'が', 'characters', 1],
  ['English with a Japanese term', `${words(20)} 縁側`, 'words', 21],
  ['Japanese with English terms', '私はTypeScriptの研究をしています', 'characters', 21],
  [
    'just below a fifth Japanese',
    `${'a'.repeat(81)} 水水水水水水水水水水水水水水水水水水水水`,
    'words',
    14,
  ],
  [
    'a fifth Japanese',
    `${'a'.repeat(80)} 水水水水水水水水水水水水水水水水水水水水`,
    'characters',
    101,
  ],
])('%s', (_what, text, unit, count) => {
  expect(measureWriteup(text)).toMatchObject({ unit, count });
});

test.each([
  ['500 words', words(500), true],
  ['501 words', words(501), false],
  ['500 words and a dash', `${words(500)} –`, true],
  ['501 words in a chain of hyphens', Array(501).fill('word').join('-'), true],
  ['1001 of them', Array(1001).fill('word').join('-'), false],
  ['501 words with spaces of no width', Array(501).fill('word').join('\u200B'), false],
  ['3000 letters of Thai', 'ก'.repeat(3000), true],
  ['3001 letters of Thai', 'ก'.repeat(3001), false],
  ['a hundred lines', Array(100).fill('word').join('\n'), true],
  ['a hundred and one', Array(101).fill('word').join('\n'), false],
  ['1000 characters', '水'.repeat(1000), true],
  ['1001 characters', '水'.repeat(1001), false],
  ['1000 characters on two lines', `${'水'.repeat(500)}\n${'水'.repeat(500)}`, true],
  ['1000 with emoji of several parts', `${'水'.repeat(999)}👩‍👩‍👧`, true],
  ['1001 with an emoji', `${'水'.repeat(1000)}😀`, false],
  ['1000 letters outside the basic plane', '𠮷'.repeat(1000), true],
])('%s fit: %s', (_what, text, fits) => {
  expect(newEntry.safeParse(entry(text)).success).toBe(fits);
});
