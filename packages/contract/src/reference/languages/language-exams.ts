import { type IdOf, referenceTable } from '../table.ts';

/** `validFrom`: first day a score of this kind can be certified on. */
export const languageExams = referenceTable([
  {
    id: 'jlpt',
    name: { ja: '日本語能力試験（JLPT）', en: 'JLPT (Japanese-Language Proficiency Test)' },
    language: 'ja',
    score: { min: 0, max: 180, step: 1 },
    validFrom: null,
  },
  {
    id: 'bjt',
    name: { ja: 'BJTビジネス日本語能力テスト', en: 'BJT Business Japanese Proficiency Test' },
    language: 'ja',
    score: { min: 0, max: 800, step: 1 },
    validFrom: null,
  },
  {
    id: 'toeic',
    name: { ja: 'TOEIC L&R', en: 'TOEIC L&R' },
    language: 'en',
    score: { min: 10, max: 990, step: 5 },
    validFrom: null,
  },
  {
    id: 'toefl-ibt',
    name: { ja: 'TOEFL iBT（0〜120点）', en: 'TOEFL iBT (0–120)' },
    language: 'en',
    score: { min: 0, max: 120, step: 1 },
    validFrom: null,
  },
  {
    id: 'toefl-ibt-2026',
    name: {
      ja: 'TOEFL iBT（1〜6、2026年1月21日から）',
      en: 'TOEFL iBT (1–6, from 21 January 2026)',
    },
    language: 'en',
    score: { min: 1, max: 6, step: 0.5 },
    validFrom: '2026-01-21',
  },
  {
    id: 'ielts',
    name: { ja: 'IELTS', en: 'IELTS' },
    language: 'en',
    score: { min: 0, max: 9, step: 0.5 },
    validFrom: null,
  },
]);
export type LanguageExamId = IdOf<typeof languageExams>;

export function isPossibleScore(exam: LanguageExamId, score: number): boolean {
  const { min, max, step } = languageExams.byId(exam).score;
  return score >= min && score <= max && Number.isInteger((score - min) / step);
}
