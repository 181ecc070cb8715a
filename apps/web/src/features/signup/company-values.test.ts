import { expect, it } from 'vitest';
import { bodyOf, emptyCompany, readCount } from './company-values.ts';

it.each([
  ['120', 120],
  ['１，２００', 1200],
  ['1 200', 1200],
  ['', null],
  ['-5', null],
  ['3.5', null],
  ['many', null],
])('reads %j as %j', (text, count) => expect(readCount(text)).toBe(count));

it('sends empty fields as null', () => {
  const values = {
    ...emptyCompany,
    companyNameJp: ' 株式会社ゆうひ ',
    industry: '6',
    password: 'p',
  };
  expect(bodyOf('t', values)).toEqual({
    token: 't',
    password: 'p',
    companyNameJp: '株式会社ゆうひ',
    companyNameEn: null,
    industry: 6,
    prefecture: null,
    employees: null,
  });
});
