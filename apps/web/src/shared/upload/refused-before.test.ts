import { describe, expect, it } from 'vitest';
import { refusedBefore } from './refused-before.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });
const formats = 'この種類のファイルは使えません。使える形式：jpeg, jpg, png, webp';

describe('a picture', () => {
  it.each([
    ['a photo', file('a.jpg', 'image/jpeg')],
    ['a photo without an extension', file('a', 'image/webp')],
    ['a photo known only by its name', file('a.PNG', '')],
    ['a photo of the largest size', file('a.png', 'image/png', 15 * 1024 * 1024)],
  ])('accepts %s', (_, given) => expect(refusedBefore(given, 'picture')).toBeUndefined());

  it.each([
    ['a document', file('a.pdf', 'application/pdf'), formats],
    ['a document named like a photo', file('a.jpg', 'application/pdf'), formats],
    ['a drawing', file('a.svg', 'image/svg+xml'), formats],
    ['a file of unknown type', file('a', ''), formats],
    ['an empty file', file('a.jpg', 'image/jpeg', 0), 'ファイルの中身が空です。'],
    [
      'a file that is too large',
      file('a.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1),
      'ファイルが大きすぎます。15 MBまでのファイルを選んでください。',
    ],
  ])('refuses %s', (_, given, words) => expect(refusedBefore(given, 'picture')).toBe(words));
});

it('leaves the type of other files to the server', () => {
  expect(refusedBefore(file('a.bin', ''), 'message')).toBeUndefined();
});
