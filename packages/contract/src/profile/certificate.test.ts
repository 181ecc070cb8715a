import { expect, test } from 'vitest';
import type { JlptLevel } from '../reference/languages/jlpt-levels.ts';
import { type LanguageExamId, languageExams } from '../reference/languages/language-exams.ts';
import { checkCertificate } from './certificate.ts';

const none = { exam: null, level: null, score: null, certifiedOn: null };
const jlpt = (level: JlptLevel | null, score: number | null) => ({
  language: 'ja',
  exam: 'jlpt' as const,
  level,
  score,
  certifiedOn: null,
});
const exam = (id: LanguageExamId, score: number | null) => ({
  language: languageExams.byId(id).language,
  exam: id,
  level: null,
  score,
  certifiedOn: null,
});

test.each([
  [{ language: 'vi', ...none }],
  [jlpt('N1', 100)],
  [jlpt('N1', 180)],
  [jlpt('N2', 90)],
  [jlpt('N3', 95)],
  [jlpt('N4', 90)],
  [jlpt('N5', 80)],
  [jlpt('N2', null)],
  [exam('bjt', 0)],
  [exam('bjt', 800)],
  [exam('toeic', 10)],
  [exam('toeic', 990)],
  [exam('toefl-ibt', 120)],
  [{ ...exam('toefl-ibt-2026', 4.5), certifiedOn: '2026-01' }],
  [exam('ielts', 6.5)],
])('accepts %j', (one) => {
  expect(checkCertificate(one)).toEqual([]);
});

test.each([
  [jlpt('N1', 99), { field: 'score', message: 'min_number', number: 100 }],
  [jlpt('N2', 89), { field: 'score', message: 'min_number', number: 90 }],
  [jlpt('N3', 94), { field: 'score', message: 'min_number', number: 95 }],
  [jlpt('N4', 89), { field: 'score', message: 'min_number', number: 90 }],
  [jlpt('N5', 79), { field: 'score', message: 'min_number', number: 80 }],
  [jlpt('N1', 181), { field: 'score', message: 'max_number', number: 180 }],
  [jlpt('N1', 120.5), { field: 'score', message: 'score_step' }],
  [jlpt(null, 120), { field: 'level', message: 'required' }],
  [exam('bjt', 801), { field: 'score', message: 'max_number', number: 800 }],
  [exam('toeic', 5), { field: 'score', message: 'min_number', number: 10 }],
  [exam('toeic', 995), { field: 'score', message: 'max_number', number: 990 }],
  [exam('toeic', 703), { field: 'score', message: 'score_step' }],
  [exam('toeic', null), { field: 'score', message: 'required' }],
  [exam('toefl-ibt', -1), { field: 'score', message: 'min_number', number: 0 }],
  [exam('toefl-ibt', 90.5), { field: 'score', message: 'score_step' }],
  [exam('toefl-ibt-2026', 0.5), { field: 'score', message: 'min_number', number: 1 }],
  [exam('toefl-ibt-2026', 6.5), { field: 'score', message: 'max_number', number: 6 }],
  [
    { ...exam('toefl-ibt-2026', 5), certifiedOn: '2025-12' },
    { field: 'certifiedOn', message: 'before_exam' },
  ],
  [exam('ielts', 9.5), { field: 'score', message: 'max_number', number: 9 }],
  [exam('ielts', 6.3), { field: 'score', message: 'score_step' }],
  [
    { ...exam('toeic', 700), level: 'N1' as const },
    { field: 'level', message: 'unknown' },
  ],
  [
    { ...exam('toeic', 700), language: 'ja' },
    { field: 'exam', message: 'choice' },
  ],
  [
    { language: 'en', ...none, score: 700 },
    { field: 'score', message: 'without_exam' },
  ],
  [
    { language: 'en', ...none, certifiedOn: '2025-01' },
    { field: 'certifiedOn', message: 'without_exam' },
  ],
])('refuses %j: %j', (one, complaint) => {
  expect(checkCertificate(one)).toEqual([complaint]);
});
