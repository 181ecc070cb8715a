import { expect, test } from 'vitest';
import { documentFileName } from '../file-name.rules.ts';
import { emptyProfile } from '../testing/sample-profile.ts';
import { isPhoneNumber, phoneText } from './person.rules.ts';
import { ifEnglish, shown } from './text.rules.ts';

test.each([
  ['JP', '+819012345678', '090-1234-5678', '+81 90 1234 5678'],
  ['JP', '090-1234-5678', '090-1234-5678', '+81 90 1234 5678'],
  ['VN', '0912 345 678', '+84 912 345 678', '+84 912 345 678'],
  ['AQ', '12', '12', '12'],
] as const)('%s %s reads %s in Japan and %s elsewhere', (country, number, japan, world) => {
  expect(phoneText({ country, number }, 'japan')).toBe(japan);
  expect(phoneText({ country, number }, 'world')).toBe(world);
});

test.each([
  ['03-1234-5678', true],
  ['+84 912 345 678', true],
  ['ハノイ市1-2-3', false],
  ['', false],
])('%j is a phone number: %s', (text, is) => {
  expect(isPhoneNumber(text)).toBe(is);
});

test.each([
  ['rirekisho', 'Nguyễn', 'Linh', '履歴書_Nguyen_Linh_20261115.pdf'],
  ['rirekisho', 'Đặng Thị', 'Hường', '履歴書_Dang_Thi_Huong_20261115.pdf'],
  ['shokumukeirekisho', '髙﨑', '𠮷太郎', '職務経歴書_髙﨑_𠮷太郎_20261115.pdf'],
  ['shokumukeirekisho', 'ガルシア', 'ペドロ', '職務経歴書_ガルシア_ペドロ_20261115.pdf'],
  ['resume-en', 'Nguyễn', 'Linh', 'Resume_Linh_Nguyen_20261115.pdf'],
  ['resume-en', '../..', '"; x="/', 'Resume_x_20261115.pdf'],
  ['rirekisho', '', '', '履歴書_20261115.pdf'],
] as const)('%s of %s %s is called %s', (kind, lastName, firstName, name) => {
  const basic = { ...emptyProfile().basic, firstName, lastName };
  expect(documentFileName(kind, basic, '2026-11-15')).toBe(name);
});

test('a name of any length gives a file name within the limits of file systems', () => {
  const basic = { ...emptyProfile().basic, lastName: '𠮷'.repeat(200) };
  const name = documentFileName('shokumukeirekisho', basic, '2026-11-15');
  expect(Buffer.byteLength(name)).toBeLessThan(256);
  expect(name.isWellFormed()).toBe(true);
});

test.each([
  ['Built a site for 早稲田 students.', true],
  ['サイトを作りました。', false],
  ['TypeScript、Java、PostgreSQL。卒業研究で優秀賞を受賞しました。', false],
  ['微信小程序开发', false],
])('%s goes into the English document: %s', (text, goes) => {
  expect(ifEnglish(text)).toBe(goes ? text : '');
});

test('unset fields print nothing', () => {
  expect([null, undefined, ' ', '\u0007'].map(shown)).toEqual(['', '', '', '']);
  expect(shown('a\r\nb\tc\u0000')).toBe('a\nb  c');
});
