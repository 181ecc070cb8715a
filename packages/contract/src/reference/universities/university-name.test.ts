import { expect, test } from 'vitest';
import { universityName } from './university-name.ts';

test.each([
  ['早稲田大学', 'japan', 'Waseda University', '早稲田大学'],
  ['waseda university', 'japan', 'Waseda University', '早稲田大学'],
  ['まだ名のない大学', 'japan', 'まだ名のない大学', 'まだ名のない大学'],
  ['早稲田大学', 'abroad', '早稲田大学', '早稲田大学'],
])('%s (%s) is %s in English, %s in Japanese', (name, place, en, ja) => {
  const one = { name, place };
  expect([universityName(one, 'en'), universityName(one, 'ja')]).toEqual([en, ja]);
});
