import { expect, test } from 'vitest';
import { personName, personReading } from './person-name.ts';

test.each([
  ['Linh', 'Nguyễn Thị', 'Linh Nguyễn Thị'],
  ['欣怡', '李', '李 欣怡'],
  ['민지', '김', '김 민지'],
  ['さくら', '髙﨑', '髙﨑 さくら'],
  ['𠮷之', '𠮷田', '𠮷田 𠮷之'],
  ['太郎', '葛\u{E0100}城', '葛\u{E0100}城 太郎'],
  ['Xinyi', '李', 'Xinyi 李'],
  ['マリア', 'シルバ', 'マリア シルバ'],
  ['ليلى', 'حداد', 'ليلى حداد'],
  ['Sukarno', '', 'Sukarno'],
  [null, '陳', '陳'],
  [null, null, ''],
])('%s and %s are %s', (first, last, name) => {
  expect(personName(first, last)).toBe(name);
});

test.each([
  [{ firstName: '欣怡', lastName: '李', firstNameKana: 'シンイ', lastNameKana: 'リ' }, 'リ シンイ'],
  [
    { firstName: 'Linh', lastName: 'Nguyen', firstNameKana: 'リン', lastNameKana: 'グエン' },
    'リン グエン',
  ],
  [{ firstName: '欣怡', lastName: '李', firstNameKana: null, lastNameKana: null }, ''],
])('the reading of %j is %s', (named, reading) => {
  expect(personReading(named)).toBe(reading);
});
