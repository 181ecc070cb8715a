import { expect, test } from 'vitest';
import { readPosting } from './read-posting.ts';

const payIn = (text: string) => {
  const values = readPosting(text).pieces.flatMap((piece) =>
    piece.kind === 'read' ? piece.sets : [],
  );
  const of = (name: string) => values.find((one) => one.name === name)?.value ?? null;
  return [of('common.salaryType'), of('common.salaryMin'), of('common.salaryMax')];
};

test.each<[string, string | null, number | null, number | null]>([
  ['給与：月給25万円', 'monthly', 250_000, null],
  ['給与：月給 25万円以上', 'monthly', 250_000, null],
  ['給与：月給25〜30万円', 'monthly', 250_000, 300_000],
  ['給与：月給25万～30万円', 'monthly', 250_000, 300_000],
  ['給与：月給25.5万円〜', 'monthly', 255_000, null],
  ['給与：月給25万5千円', 'monthly', 255_000, null],
  ['給与：月給25万5,000円', 'monthly', 255_000, null],
  ['給与：月給 ２５０，０００円－３００，０００円', 'monthly', 250_000, 300_000],
  ['給与：月給250000円から300000円', 'monthly', 250_000, 300_000],
  ['月給：250,000円～300,000円', 'monthly', 250_000, 300_000],
  ['時給：1,200円', 'hourly', 1200, null],
  ['時給1,200円〜', 'hourly', 1200, null],
  ['給与：時給1200円（研修中1150円）', 'hourly', 1200, null],
  ['給与：年俸400万円〜600万円', 'annual', 4_000_000, 6_000_000],
  ['給与：想定年収350万円', 'annual', 3_500_000, null],
  ['給与：月給22万円、年収例350万円', 'monthly', 220_000, null],
  ['給与：〜30万円', null, null, 300_000],
  ['賃金形態：月給\n基本給：200,000円〜230,000円', 'monthly', 200_000, 230_000],
  ['給与：250,000円', null, 250_000, null],
  ['給与：経験により決定', null, null, null],
  ['給与：日給8,000円', null, null, null],
  ['交通費：上限3万円', null, null, null],
  ['給与：月給（総支給額）21万円', 'monthly', 210_000, null],
])('reads the pay of %s', (text, type, min, max) => {
  expect(payIn(text)).toEqual([type, min, max]);
});
