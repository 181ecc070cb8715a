import { describe, expect, test } from 'vitest';
import { linh } from '../testing/sample-profile.ts';
import {
  entranceText,
  graduationText,
  type School,
  schoolsOf,
  schoolText,
} from './education.rules.ts';

const school = (changes: Partial<School>): School => ({
  place: 'japan',
  country: null,
  name: '東京大学',
  degreeType: 'bachelor',
  majorType: 'science',
  majorCategory: 'information',
  department: null,
  entrance: '2022-04',
  graduation: '2026-03',
  ...changes,
});

describe('end of studies', () => {
  test.each([
    ['bachelor', '2026-03', '2026-04-01', '卒業'],
    ['bachelor', '2026-03', '2026-03-31', '卒業見込み'],
    ['bachelor', '2026-03', '2025-11-15', '卒業見込み'],
    ['master', '2026-03', '2026-04-01', '修了'],
    ['master', '2026-03', '2025-04-01', '修了見込み'],
    ['doctoral', '2026-09', '2026-10-01', '修了'],
    ['doctoral', '2026-09', '2026-09-01', '修了見込み'],
  ] as const)('graduating: %s of %s, on %s: %s', (degreeType, graduation, today, text) => {
    expect(graduationText(school({ degreeType, graduation }), today)).toBe(text);
  });
});

test.each([
  ['2026-04', '2026-03-31', '入学予定'],
  ['2026-04', '2026-04-01', '入学'],
])('an entrance of %s, on %s: %s', (entrance, today, text) => {
  expect(entranceText(school({ entrance }), today)).toBe(text);
});

test.each([
  [{}, '東京大学'],
  [{ department: '工学部' }, '東京大学　工学部'],
  [{ degreeType: 'master', department: '工学系研究科' }, '東京大学大学院　工学系研究科　修士課程'],
  [
    { degreeType: 'master', department: '大学院 工学系研究科' },
    '東京大学　大学院 工学系研究科　修士課程',
  ],
  [{ degreeType: 'doctoral' }, '東京大学大学院　博士課程'],
  [{ degreeType: 'master', name: '東京大学大学院' }, '東京大学大学院　修士課程'],
  [{ name: 'The University of Tokyo' }, '東京大学'],
  [
    { place: 'abroad', country: 'VN', name: 'Hanoi University', department: 'IT' },
    'Hanoi University（ベトナム） IT',
  ],
] as const)('%j is written as %s', (changes, text) => {
  expect(schoolText(school(changes))).toBe(text);
});

test('lists the first school first, in whatever order they were entered', () => {
  expect(schoolsOf(linh().education).map(({ entrance }) => entrance)).toEqual([
    '2021-09',
    '2025-04',
  ]);
});
