import type { School } from '@engawa/contract/profile/schools';
import { describe, expect, test } from 'vitest';
import { linh } from '../testing/sample-profile.ts';
import { entranceText, graduationText, schoolsOf, schoolText } from './education.rules.ts';

const vocational = { schoolType: 'vocational-school', degreeType: 'diploma' } as const;

const school = (changes: Partial<School>): School => ({
  schoolType: 'university',
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
    ['associate', '2026-03', '2026-04-01', '卒業'],
    ['technical-associate', '2026-03', '2026-03-31', '卒業見込み'],
    ['diploma', '2026-03', '2026-04-01', '卒業（専門士）'],
    ['advanced-diploma', '2026-03', '2026-03-31', '卒業見込み（高度専門士）'],
    ['none', '2026-03', '2026-04-01', '卒業'],
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
  [
    { schoolType: 'graduate-school', degreeType: 'master', department: '工学系研究科' },
    '東京大学大学院　工学系研究科　修士課程',
  ],
  [
    { ...vocational, name: '桜橋情報専門学校', department: '情報システム科' },
    '桜橋情報専門学校　情報システム科',
  ],
  [{ ...vocational, name: '桜橋モード学園' }, '桜橋モード学園（専門学校）'],
  [
    { ...vocational, name: 'Viet Tech', degreeType: 'none', place: 'abroad', country: 'VN' },
    'Viet Tech（専門学校・ベトナム）',
  ],
  [{ schoolType: 'junior-college', degreeType: 'associate', name: '桜橋短期大学' }, '桜橋短期大学'],
  [
    { schoolType: 'technical-college', degreeType: 'technical-associate', name: '桜橋高専' },
    '桜橋高専',
  ],
  [
    { schoolType: 'japanese-school', degreeType: 'none', name: '桜橋国際学院' },
    '桜橋国際学院（日本語学校）',
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
