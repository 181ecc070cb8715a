import { expect, test } from 'vitest';
import { newName, normaliseName, whyNotName } from './name-rule.ts';

test.each([
  '株式会社ABCテック',
  '株式会社ＡＢＣ',
  'Café Zoë',
  '髙﨑𠮷',
  '葛\u{E0100}城',
  'αシステム株式会社',
  'プラスα',
  '㈱Σ電機',
  'モーニング娘。',
  'Nguyễn Thị Ánh',
  'Nguye\u0302\u0303n',
  'محمد علي',
  'علی\u200Cرضا',
  'क्\u200Dष',
  'ශ්\u200Dරී',
  'แสงดาว',
  '김민수',
  'Анна Каренина',
  'Сара',
  'Γιώργος',
  "O'Brien-Smith",
  'D’Angelo',
  'J. R. R. Tolkien',
  'J.Front Retailing Co.,Ltd.',
  'Hoshizora Co.Ltd',
  'M.H.Group',
  'J.Li',
  'St.Mary',
  'No.1 Travel Inc.',
  'S.p.A.',
  'Yahoo! Japan',
  '3M',
  'AT&T',
  'ジャン＝ポール',
  '👩‍🔬 Lab',
])('%s is a name', (name) => {
  expect(whyNotName(name)).toBeUndefined();
});

test.each([
  ['Evil Co http://evil.example', 'name_address'],
  ['Evil ：／／x', 'name_address'],
  ['www.evil', 'name_address'],
  ['Evil evil.com now', 'name_address'],
  ['ｅｖｉｌ．ｃｏｍ', 'name_address'],
  ['ev\u200Bil.c\u200Bom', 'name_address'],
  ['me@evil.co.jp', 'name_address'],
  ['T.Co/abc', 'name_address'],
  ['価格.com', 'name_address'],
  ['192.168.0.1', 'name_address'],
  ['=HYPERLINK("x")', 'name_start'],
  ['+81', 'name_start'],
  ['@evil', 'name_start'],
  ['＝1', 'name_start'],
  ['Hoshizora ✓ Verified', 'name_mark'],
  ['星空電機 ✅', 'name_mark'],
  ['星空電機（確認済み）', 'name_mark'],
  ['Ｖｅｒｉｆｉｅｄ Inc.', 'name_mark'],
  ['Hoshi\u200Bzora', 'name_letters'],
  ['Hoshi\u200Dzora', 'name_letters'],
  ['星空\uFEFF電機', 'name_letters'],
  ['Hoshi\u00ADzora', 'name_letters'],
  ['Hoshi\u3164zora', 'name_letters'],
  ['H\uFE0Foshizora', 'name_letters'],
  ['Toyоta', 'name_letters'],
  ['株式会社Αpple', 'name_letters'],
  ['𝐓𝐨𝐲𝐨𝐭𝐚', 'name_letters'],
])('%s is refused: %s', (name, why) => {
  expect(whyNotName(name)).toBe(why);
});

test('normalises equal-looking names to one form and preserves character variants', () => {
  expect(normaliseName(' Nguye\u0302\u0303n \u00A0 Thi ')).toBe('Nguyễn Thi');
  expect(normaliseName('山田　太郎')).toBe('山田　太郎');
  expect(normaliseName('\uFA19田')).toBe('\uFA19田');
});

test('an unchanged stored name passes even where it breaks the rule', () => {
  expect(newName('Booking.com', ' Booking.com')).toEqual({ name: 'Booking.com', fault: undefined });
  expect(newName('Booking.com', 'Booking.net').fault).toBe('name_address');
  expect(newName(null, 'a  b')).toEqual({ name: 'a b', fault: undefined });
});
