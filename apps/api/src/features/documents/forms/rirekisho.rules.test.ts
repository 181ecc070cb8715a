import { describe, expect, test } from 'vitest';
import type { Experience } from '../facts/employment.rules.ts';
import { emptyProfile, linh } from '../testing/sample-profile.ts';
import { careerRows, type FormRow, qualificationRows, rirekisho } from './rirekisho.rules.ts';

const line = ({ year, month, text }: FormRow) => [year, month, text].filter(Boolean).join(' ');
const today = '2026-11-15';

describe('学歴・職歴', () => {
  test('education, then work, then 以上', () => {
    expect(careerRows(linh(), today).map(line)).toEqual([
      '学歴',
      '2021 9 ハノイ工科大学（ベトナム） 情報通信技術学部　入学',
      '2025 1 ハノイ工科大学（ベトナム） 情報通信技術学部　卒業',
      '2025 4 早稲田大学大学院　基幹理工学研究科 情報理工・情報通信専攻　修士課程　入学',
      '2027 3 早稲田大学大学院　基幹理工学研究科 情報理工・情報通信専攻　修士課程　修了見込み',
      '職歴',
      '2024 6 Lotus Software（ベトナム） 入社',
      '2025 2 Lotus Software（ベトナム） 退社',
      '2025 8 株式会社サンプルテック　インターンシップ参加',
      '2025 9 株式会社サンプルテック　インターンシップ終了',
      '2025 10 カフェ・エンガワ 早稲田店　入社（アルバイト）',
      '現在に至る',
      '以上',
    ]);
  });

  test('states that there is no work history', () => {
    const profile = { ...linh(), work: { version: 1, workExperiences: [] } };
    expect(careerRows(profile, today).map(line).slice(-3)).toEqual(['職歴', 'なし', '以上']);
  });

  test('leaves the table blank for an empty profile', () => {
    expect(careerRows(emptyProfile(), today)).toEqual([]);
  });

  test.each([
    ['full-time', 'A　入社', 'A　退社'],
    ['contract', 'A　入社（契約社員）', 'A　退社'],
    ['part-time', 'A　入社（アルバイト）', 'A　退社'],
    ['internship', 'A　インターンシップ参加', 'A　インターンシップ終了'],
    ['subcontract', 'A　業務委託契約により業務開始', 'A　業務委託契約終了'],
    ['others', 'A　活動開始', 'A　活動終了'],
  ] as const)('%s: %s, %s', (employmentType, start, end) => {
    const job = { ...(linh().work.workExperiences[0] as Experience), company: 'A', employmentType };
    const profile = { ...emptyProfile(), work: { version: 1, workExperiences: [job] } };
    expect(careerRows(profile, today).map(({ text }) => text)).toEqual([
      '学歴',
      '職歴',
      start,
      end,
      '以上',
    ]);
  });

  test('ongoing jobs come last and share one 現在に至る', () => {
    const [job] = linh().work.workExperiences as [Experience];
    const going = { ...job, end: null, currentlyEmployed: true };
    const workExperiences = [
      { ...going, company: 'B', start: '2024-01' },
      { ...job, company: 'C', start: '2025-01', end: '2025-02' },
      { ...going, company: 'A', start: '2023-01' },
    ];
    const rows = careerRows({ ...emptyProfile(), work: { version: 1, workExperiences } }, today);
    expect(rows.map(({ text }) => text.slice(0, 5))).toEqual([
      '学歴',
      '職歴',
      'C　インタ',
      'C　インタ',
      'A　インタ',
      'B　インタ',
      '現在に至る',
      '以上',
    ]);
  });
});

test('免許・資格: sorts exams and licences by date, undated ones last', () => {
  const profile = linh();
  profile.languages.languages.push({
    language: 'zh',
    selfRating: 'elementary',
    exam: 'ielts',
    level: null,
    score: 7,
    certifiedOn: null,
  });
  profile.resume.yearStyle = 'era';
  expect(qualificationRows(profile).map(line)).toEqual([
    '令和6 12 日本語能力試験N2　合格',
    '令和7 6 TOEIC Listening & Reading 860点　取得',
    '令和7 11 基本情報技術者試験 合格',
    '令和8 2 普通自動車第一種運転免許　取得',
    'IELTS 7.0　取得',
  ]);
});

test.each([
  ['JP', '169-8050'],
  ['VN', ''],
  [null, '169-8050'],
] as const)('the postal code of an applicant living in %s is printed as %j', (country, code) => {
  const profile = linh();
  profile.basic.currentCountry = country;
  profile.resume.postalCode = '169-8050';
  expect(rirekisho({ profile, email: '', today, photo: false }).postalCode).toBe(code);
});

test.each([
  ['female', '女性'],
  ['male', '男性'],
  ['rather-not-say', ''],
  [null, ''],
] as const)('gender %s is written as %j', (gender, text) => {
  const profile = linh();
  profile.basic.gender = gender;
  expect(rirekisho({ profile, email: '', today, photo: false }).gender).toBe(text);
});

test.each([
  ['03-1234-5678', '', '03-1234-5678'],
  ['京都府京都市1-2 グエン様方', '京都府京都市1-2 グエン様方', ''],
  [null, '', ''],
])('the second contact %j is printed in its own cell', (secondContact, address, phone) => {
  const profile = linh();
  profile.resume.secondContact = secondContact;
  const form = rirekisho({ profile, email: '', today, photo: false });
  expect([form.secondAddress, form.secondPhone]).toEqual([address, phone]);
});
