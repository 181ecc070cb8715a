import type { School } from '@engawa/contract/profile/schools';
import { expect, test } from 'vitest';
import { linh } from '../testing/sample-profile.ts';
import { resumeEn } from './resume-en.rules.ts';
import { shokumukeirekisho } from './shokumukeirekisho.rules.ts';

const sheet = (profile = linh()) => ({
  profile,
  email: 'linh@student.example',
  today: '2026-11-15',
  photo: false,
});

test('lists the latest first, ongoing work before all', () => {
  const { education, experiences } = resumeEn(sheet());
  expect(education.map(({ title, end }) => [title, end])).toEqual([
    ['Waseda University', 'Mar 2027 (expected)'],
    ['ハノイ工科大学', 'Jan 2025'],
  ]);
  expect(experiences.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['カフェ・エンガワ 早稲田店', 'Oct 2025', 'Present'],
    ['株式会社サンプルテック', 'Aug 2025', 'Sep 2025'],
    ['Lotus Software', 'Jun 2024', 'Feb 2025'],
  ]);
});

test('leaves out Japanese texts and uses names from the reference tables instead', () => {
  const { profile, skills, activities, goal, education, experiences, links } = resumeEn(sheet());
  expect([profile, skills, activities, goal]).toEqual(['', '', '', '']);
  expect(education[0]?.lines).toEqual(['Master’s programme, Information and computer science']);
  expect(experiences.map(({ lines }) => lines)).toEqual([
    ['Part-time'],
    ['Internship, Tech'],
    ['Junior Developer', 'Full-time, Tech'],
  ]);
  expect(experiences.map(({ text }) => text !== '')).toEqual([false, false, true]);
  expect(links[1]).toEqual({ url: 'https://linh.example/portfolio', title: '', summary: '' });
});

test('names schools other than universities, without a degree that they do not give', () => {
  const profile = linh();
  const { university } = profile.education;
  if (!university) throw new Error('the sample has a university');
  const linesOf = (change: Partial<School>) => {
    profile.education = {
      version: 1,
      university: { ...university, ...change },
      pastUniversities: [],
    };
    return resumeEn(sheet(profile)).education[0]?.lines;
  };
  expect(linesOf({ schoolType: 'vocational-school', degreeType: 'advanced-diploma' })).toEqual([
    'Professional training college',
    'Advanced diploma programme, Information and computer science',
  ]);
  expect(linesOf({ schoolType: 'junior-college', degreeType: 'associate' })?.[0]).toBe(
    'Junior college',
  );
  const none = { degreeType: 'none', majorCategory: 'others' } as const;
  expect(linesOf({ schoolType: 'japanese-school', ...none })).toEqual(['Japanese language school']);
});

test('keeps English texts unchanged', () => {
  const profile = linh();
  profile.story.skills = 'TypeScript, Java.\nWon a prize for 「形態素解析」.';
  expect(resumeEn(sheet(profile)).skills).toBe(profile.story.skills);
});

test('leaves out birth, gender, address and nationality', () => {
  const text = JSON.stringify(resumeEn(sheet()));
  expect(text).not.toMatch(/2003|Female|169-0051|新宿/);
});

test('sorts languages by level in English, keeps their order in Japanese, and adds the CEFR of a score', () => {
  expect(resumeEn(sheet()).languages.map(({ language, cefr }) => [language, cefr])).toEqual([
    ['Vietnamese', ''],
    ['English', 'B2'],
    ['Japanese', 'B2'],
  ]);
  expect(shokumukeirekisho(sheet()).languages[1]).toEqual({
    language: '日本語',
    rating: 'ビジネス',
    exam: '日本語能力試験N2',
    cefr: 'B2',
  });
});
