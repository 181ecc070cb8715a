import { describe, expect, test } from 'vitest';
import { cefrText, examRow, examText, licenceRow, type Spoken } from './exams.rules.ts';

const spoken = (changes: Partial<Spoken>): Spoken => ({
  language: 'ja',
  selfRating: 'business',
  exam: null,
  level: null,
  score: null,
  certifiedOn: null,
  ...changes,
});

describe('exams', () => {
  test.each([
    [{}, '', '', ''],
    [{ exam: 'jlpt', level: 'N2' }, '日本語能力試験N2　合格', 'JLPT N2', ''],
    [{ exam: 'jlpt', level: 'N1', score: 150 }, '日本語能力試験N1　合格', 'JLPT N1', 'C1'],
    [
      { exam: 'bjt', score: 530 },
      'BJTビジネス日本語能力テスト 530点（J1）　取得',
      'BJT Business Japanese Test 530 (J1)',
      '',
    ],
    [
      { exam: 'toeic', score: 860 },
      'TOEIC Listening & Reading 860点　取得',
      'TOEIC Listening & Reading 860',
      'B2',
    ],
    [{ exam: 'toefl-ibt', score: 95 }, 'TOEFL iBT 95点　取得', 'TOEFL iBT 95', 'C1'],
    [{ exam: 'toefl-ibt-2026', score: 5 }, 'TOEFL iBT 5.0　取得', 'TOEFL iBT 5.0', 'C1'],
    [{ exam: 'ielts', score: 6.5 }, 'IELTS 6.5　取得', 'IELTS 6.5', 'B2'],
    [{ exam: 'ielts', score: 7 }, 'IELTS 7.0　取得', 'IELTS 7.0', 'C1'],
  ] as const)('%j', (changes, row, english, cefr) => {
    const one = spoken(changes);
    expect(examRow(one)).toBe(row);
    expect(examText(one, 'en')).toBe(english);
    expect(cefrText(one)).toBe(cefr);
  });
});

test.each([
  ['普通自動車第一種運転免許', '普通自動車第一種運転免許　取得'],
  ['基本情報技術者試験 合格', '基本情報技術者試験 合格'],
  ['簿記検定2級', '簿記検定2級'],
  ['介護職員初任者研修 修了（2024年）', '介護職員初任者研修 修了（2024年）　取得'],
  ['AWS Certified Developer', 'AWS Certified Developer　取得'],
])('the licence %s is written as %s', (name, row) => {
  expect(licenceRow(name)).toBe(row);
});
