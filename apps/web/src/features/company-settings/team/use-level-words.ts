import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as teamWords } from './words.ja.ts';

export function useLevelWords(): Record<AuthorityLevel, string> {
  const t = useWords(teamWords);
  return {
    0: t('level.owner'),
    1: t('level.administrator'),
    2: t('level.recruiter'),
    3: t('level.interviewer'),
  };
}
