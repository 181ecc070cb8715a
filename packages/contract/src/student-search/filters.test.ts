import { expect, test } from 'vitest';
import { studentFilter } from './filters.ts';

test('parses filters from a query string', () => {
  const { data } = studentFilter.safeParse({
    freeWord: ' 機械学習 ',
    japaneseLevel: '4',
    certifiedOnly: '1',
    industry: ['6', '6'],
    jobType: 'full-time',
    graduationFrom: '2027-03',
    graduationTo: '2027-03',
    from: 'abroad',
    country: ['JP', 'VN'],
  });
  expect(data).toEqual({
    freeWord: '機械学習',
    japaneseLevel: 4,
    certifiedOnly: true,
    industry: [6],
    jobType: ['full-time'],
    graduationFrom: '2027-03',
    graduationTo: '2027-03',
    from: 'abroad',
    country: ['JP', 'VN'],
  });
});

test.each([
  [{ graduationFrom: '2027-04', graduationTo: '2027-03' }, 'graduationTo', 'end_first'],
  [{ languageLevel: 3 }, 'language', 'required'],
  [{ from: 'japan', country: ['VN'] }, 'country', 'contradicts'],
  [{ majorType: ['science'], major: ['law'] }, 'major', 'contradicts'],
  [{ japaneseLevel: 7 }, 'japaneseLevel', undefined],
  [{ freeWord: 'あ'.repeat(300) }, 'freeWord', undefined],
  [{ gender: 'female' }, undefined, undefined],
])('refuses %o', (filter, field, message) => {
  const [issue] = studentFilter.safeParse(filter).error?.issues ?? [];
  expect(issue?.path[0]).toBe(field);
  if (message) expect(issue?.message).toBe(message);
});
