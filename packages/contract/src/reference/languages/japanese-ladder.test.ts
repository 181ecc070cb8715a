import { expect, test } from 'vitest';
import { rungAsked, rungOf } from './japanese-ladder.ts';

const day = '2026-11-16';

test.each([
  [{ jlpt: 'N2' }, 4],
  [{ bjt: 'J2' }, 4],
  [{ cefr: 'B2' }, 4],
  [{ self: 'business' }, 4],
  [{ self: 'native' }, 6],
  [{ self: 'elementary', jlpt: 'N1' }, 5],
  [{}, 0],
  [{ jlpt: null, self: null }, 0],
] as const)('%o is rung %i', (level, rung) => {
  expect(rungOf(level, day)).toBe(rung);
});

test('a job asks for the highest rung it states, and for 0 without Japanese', () => {
  const asked = { language: 'ja', level: 'daily-conversation', jlpt: 'N2' } as const;
  expect(rungAsked([{ ...asked, language: 'en' }, asked], day)).toBe(4);
  expect(rungAsked([{ ...asked, jlpt: null }], day)).toBe(3);
  expect(rungAsked([{ ...asked, language: 'en' }], day)).toBe(0);
});
