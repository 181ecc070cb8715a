import { expect, test } from 'vitest';
import { areAlike, looksLikeUs } from './look-alike.rules.ts';

const named = (
  nameJp: string | null,
  nameEn: string | null = null,
  legalName: string | null = null,
) => ({
  nameJp,
  nameEn,
  legalName,
});

test.each([
  ['星空電機', '星空電機株式会社'],
  ['㈱星空電機', '株式会社 星空電機'],
  ['Toyota Motor Corporation', 'TOYOTA MOTOR'],
  ['Toyota', 'Тоуоtа'],
  ['Google', 'G00gle'],
  ['Illinois', 'lllinois'],
  ['Modern', 'Modem'],
  ['カフェ', '力フェ'],
  ['ＡＢＣ', 'abc'],
  ['Café', 'Cafe'],
])('%s looks like %s', (one, other) => {
  expect(areAlike(named(one), named(other))).toBe(true);
});

test.each([
  ['星空電機', '青空電機'],
  ['ガス', 'カス'],
  ['株式会社', 'Inc.'],
  ['Toyota', 'Toyoda'],
])('%s does not look like %s', (one, other) => {
  expect(areAlike(named(one), named(other))).toBe(false);
});

test('compares every name of one company with every name of the other', () => {
  expect(areAlike(named('別の名', 'Hoshizora'), named('星空', null, 'Hoshizora Inc.'))).toBe(true);
});

test('finds a company named like the product', () => {
  expect([looksLikeUs(named('Еngawa')), looksLikeUs(named('縁側'))]).toEqual([true, false]);
});
