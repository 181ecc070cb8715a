import { type Language, type Localized, say } from '@engawa/contract/language';
import type { Profile } from '@engawa/contract/profile/schemas';
import { bjtLevelOf } from '@engawa/contract/reference/languages/bjt-levels';
import { cefrOf } from '@engawa/contract/reference/languages/cefr';
import type { CefrLevel } from '@engawa/contract/reference/languages/cefr-levels';
import type { LanguageExamId } from '@engawa/contract/reference/languages/language-exams';

export type Spoken = Profile['languages']['languages'][number];

/** Full official names; the profile's list adds the scale of a score. */
const names: Record<LanguageExamId, Localized> = {
  jlpt: { ja: '日本語能力試験', en: 'JLPT' },
  bjt: { ja: 'BJTビジネス日本語能力テスト', en: 'BJT Business Japanese Test' },
  toeic: { ja: 'TOEIC Listening & Reading', en: 'TOEIC Listening & Reading' },
  'toefl-ibt': { ja: 'TOEFL iBT', en: 'TOEFL iBT' },
  'toefl-ibt-2026': { ja: 'TOEFL iBT', en: 'TOEFL iBT' },
  ielts: { ja: 'IELTS', en: 'IELTS' },
};

const inHalves = new Set<LanguageExamId>(['toefl-ibt-2026', 'ielts']);

/** Examples: 日本語能力試験N2, TOEIC Listening & Reading 850点, IELTS 7.0; empty without an exam. */
export function examText({ exam, level, score }: Spoken, language: Language): string {
  if (exam === null) return '';
  const name = say(names[exam], language);
  if (exam === 'jlpt') return `${name}${say({ ja: '', en: ' ' }, language)}${level ?? ''}`;
  if (score === null) return name;
  if (inHalves.has(exam)) return `${name} ${score.toFixed(1)}`;
  const points = say({ ja: `${score}点`, en: String(score) }, language);
  const bjt = exam === 'bjt' ? bjtLevelOf(score) : null;
  const band = say({ ja: `（${bjt}）`, en: ` (${bjt})` }, language);
  return `${name} ${points}${bjt ? band : ''}`;
}

/** As a line of 免許・資格: exams are passed (合格), scores obtained (取得). */
export function examRow(spoken: Spoken): string {
  const text = examText(spoken, 'ja');
  if (text === '') return '';
  return `${text}　${spoken.exam === 'jlpt' ? '合格' : '取得'}`;
}

export function cefrText({ exam, score, level }: Spoken): CefrLevel | '' {
  if (exam === null || score === null) return '';
  return cefrOf(exam, score, level ?? undefined) ?? '';
}

const closed = /(?:取得|合格|修了|認定|登録|段|級|見込み?|予定)[）)]?$/;
/** Example: 普通自動車第一種運転免許 取得. A name that already says so is left alone. */
export const licenceRow = (name: string): string => (closed.test(name) ? name : `${name}　取得`);
