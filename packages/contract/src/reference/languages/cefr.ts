import type { CefrLevel } from './cefr-levels.ts';
import type { JlptLevel } from './jlpt-levels.ts';
import { isPossibleScore, type LanguageExamId } from './language-exams.ts';

/** Lowest score of each band, highest band first. */
type Bands = readonly (readonly [from: number, level: CefrLevel])[];

const jlptBands: Record<JlptLevel, Bands> = {
  N1: [
    [142, 'C1'],
    [100, 'B2'],
  ],
  N2: [
    [112, 'B2'],
    [90, 'B1'],
  ],
  N3: [
    [104, 'B1'],
    [95, 'A2'],
  ],
  N4: [[90, 'A2']],
  N5: [[80, 'A1']],
};

const bands: Record<Exclude<LanguageExamId, 'jlpt' | 'bjt'>, Bands> = {
  toeic: [
    [945, 'C1'],
    [785, 'B2'],
    [550, 'B1'],
    [225, 'A2'],
    [120, 'A1'],
  ],
  'toefl-ibt': [
    [114, 'C2'],
    [95, 'C1'],
    [72, 'B2'],
    [44, 'B1'],
    [24, 'A2'],
    [0, 'A1'],
  ],
  'toefl-ibt-2026': [
    [6, 'C2'],
    [5, 'C1'],
    [4, 'B2'],
    [3, 'B1'],
    [2, 'A2'],
    [1, 'A1'],
  ],
  ielts: [
    [8.5, 'C2'],
    [7, 'C1'],
    [5.5, 'B2'],
    [4, 'B1'],
  ],
};

function bandsOf(exam: LanguageExamId, level: JlptLevel | undefined): Bands {
  if (exam === 'bjt') return [];
  if (exam !== 'jlpt') return bands[exam];
  return level === undefined ? [] : jlptBands[level];
}

/**
 * The CEFR level of a score, or null: below any band, an impossible score, a JLPT score without its
 * level, or BJT, which has no CEFR. Assumes that a JLPT test with a score was passed.
 */
export function cefrOf(exam: LanguageExamId, score: number, level?: JlptLevel): CefrLevel | null {
  if (!isPossibleScore(exam, score)) return null;
  return bandsOf(exam, level).find(([from]) => score >= from)?.[1] ?? null;
}
