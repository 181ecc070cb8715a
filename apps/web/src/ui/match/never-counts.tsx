import { useWords } from '../../shared/i18n/words.ts';
import { words as matchWords } from './words.ja.ts';

/** Shown wherever people are ordered by match. */
export function NeverCounts() {
  const t = useWords(matchWords);
  return <p className="phrased text-sm text-sumi-2">{t('neverCounts')}</p>;
}
