import { expect, test } from 'vitest';
import { personName, personReading } from './person-name.ts';

test.each([
  ['Linh', 'Nguyễn Thị', 'Linh Nguyễn Thị', 'Nguyễn Thị Linh'],
  ['欣怡', '李', '李 欣怡', '李 欣怡'],
  ['민지', '김', '김 민지', '김 민지'],
  ['さくら', '髙﨑', '髙﨑 さくら', '髙﨑 さくら'],
  ['𠮷之', '𠮷田', '𠮷田 𠮷之', '𠮷田 𠮷之'],
  ['太郎', '葛\u{E0100}城', '葛\u{E0100}城 太郎', '葛\u{E0100}城 太郎'],
  ['Xinyi', '李', 'Xinyi 李', '李 Xinyi'],
  ['マリア', 'シルバ', 'マリア シルバ', 'シルバ マリア'],
  ['ليلى', 'حداد', 'ليلى حداد', 'حداد ليلى'],
  ['Sukarno', '', 'Sukarno', 'Sukarno'],
  [null, '陳', '陳', '陳'],
  [null, null, '', ''],
])('%s and %s are %s, and %s with the last name first', (firstName, lastName, given, family) => {
  const named = { firstName, lastName };
  expect(personName({ ...named, nameOrder: 'given-first' })).toBe(given);
  expect(personName({ ...named, nameOrder: null })).toBe(given);
  expect(personName({ ...named, nameOrder: 'family-first' })).toBe(family);
});

const xinyi = { firstName: '欣怡', lastName: '李', firstNameKana: 'シンイ', lastNameKana: 'リ' };
const linh = {
  firstName: 'Linh',
  lastName: 'Nguyen',
  firstNameKana: 'リン',
  lastNameKana: 'グエン',
};

test.each([
  [xinyi, 'given-first', 'リ シンイ'],
  [linh, 'given-first', 'リン グエン'],
  [linh, 'family-first', 'グエン リン'],
  [{ ...xinyi, firstNameKana: null, lastNameKana: null }, 'given-first', ''],
] as const)('the reading of %j %s is %s', (named, nameOrder, reading) => {
  expect(personReading({ ...named, nameOrder })).toBe(reading);
});
