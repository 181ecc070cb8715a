import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [840, '840 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_258_291, '1.2 MB'],
  [1024 * 1024 - 1, '1 MB'],
  [100 * 1024 * 1024, '100 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('%i bytes are %s', (bytes, words) => expect(fileSize(bytes, 'ja')).toBe(words));
