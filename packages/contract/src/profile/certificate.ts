import type { FieldMessage } from '../fields/field-messages.ts';
import type { JlptLevel } from '../reference/languages/jlpt-levels.ts';
import { lowestPass } from '../reference/languages/jlpt-levels.ts';
import {
  isPossibleScore,
  type LanguageExamId,
  languageExams,
} from '../reference/languages/language-exams.ts';

interface Certificate {
  language: string;
  exam: LanguageExamId | null;
  level: JlptLevel | null;
  score: number | null;
  certifiedOn: string | null;
}

interface Complaint {
  field: 'exam' | 'level' | 'score' | 'certifiedOn';
  message: FieldMessage;
  number?: number;
}

export function checkCertificate(one: Certificate): Complaint[] {
  const { exam: id, level, score, certifiedOn } = one;
  if (id === null) return withoutExam(one);
  const exam = languageExams.byId(id);
  if (exam.language !== one.language) return [{ field: 'exam', message: 'choice' }];
  const complaints: Complaint[] = [];
  if (id === 'jlpt' && level === null) complaints.push({ field: 'level', message: 'required' });
  if (id !== 'jlpt' && level !== null) complaints.push({ field: 'level', message: 'unknown' });
  // JLPT certifies a level, and many people do not remember the points.
  if (score === null && id !== 'jlpt') complaints.push({ field: 'score', message: 'required' });
  if (score !== null) complaints.push(...checkScore(id, score, level));
  if (certifiedOn !== null && exam.validFrom && certifiedOn < exam.validFrom.slice(0, 7)) {
    complaints.push({ field: 'certifiedOn', message: 'before_exam' });
  }
  return complaints;
}

const withoutExam = ({ level, score, certifiedOn }: Certificate): Complaint[] =>
  Object.entries({ level, score, certifiedOn })
    .filter(([, value]) => value !== null)
    .map(([field]) => ({ field: field as Complaint['field'], message: 'without_exam' }));

function checkScore(id: LanguageExamId, score: number, level: JlptLevel | null): Complaint[] {
  const { min, max } = languageExams.byId(id).score;
  const least = id === 'jlpt' && level ? lowestPass(level) : min;
  if (score < least) return [{ field: 'score', message: 'min_number', number: least }];
  if (score > max) return [{ field: 'score', message: 'max_number', number: max }];
  return isPossibleScore(id, score) ? [] : [{ field: 'score', message: 'score_step' }];
}
