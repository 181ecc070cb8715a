import { expect, test } from 'vitest';
import { nameFor } from './name-for.ts';

test.each([
  { jp: '縁側', en: 'Engawa', ja: '縁側', english: 'Engawa' },
  { jp: '縁側', en: null, ja: '縁側', english: '縁側' },
  { jp: null, en: 'Engawa', ja: 'Engawa', english: 'Engawa' },
  { jp: null, en: null, ja: '', english: '' },
])('$jp and $en are read as $ja and $english', ({ jp, en, ja, english }) => {
  expect(nameFor({ jp, en }, 'ja')).toBe(ja);
  expect(nameFor({ jp, en }, 'en')).toBe(english);
});
