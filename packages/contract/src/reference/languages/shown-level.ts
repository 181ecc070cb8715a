import { bjtLevelOf } from './bjt-levels.ts';
import { cefrOf } from './cefr.ts';
import type { JlptLevel } from './jlpt-levels.ts';
import type { LanguageExamId } from './language-exams.ts';

/** The level of a score as displayed: CEFR B2, BJT J1; null below any level. */
export function shownLevel(
  exam: LanguageExamId | null,
  score: number | null,
  level: JlptLevel | null,
): string | null {
  if (exam === null || score === null) return null;
  const [scale, found] =
    exam === 'bjt' ? ['BJT', bjtLevelOf(score)] : ['CEFR', cefrOf(exam, score, level ?? undefined)];
  return found && `${scale} ${found}`;
}
