import { say } from '@engawa/contract/language';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { japaneseLadder, rungAsked } from '@engawa/contract/reference/languages/japanese-ladder';
import { japaneseId } from '@engawa/contract/reference/languages/spoken-languages';
import { formatMonth, today } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { JobCard } from '../queries.ts';
import { words as discoverWords } from '../words.ja.ts';
import { shownWords } from './shown-words.ts';

/** English interviews, hiring from abroad, remote work: what foreign students look for first. */
const shownFeatures = [2, 4, 5] as const;

/** Short facts to compare jobs by; facts that the job does not state are left out. */
export function useJobFacts(job: JobCard): string[] {
  const t = useWords(discoverWords);
  const { languages, startFrom, startTo, interviews } = job.common;
  const rung = japaneseLadder.byId(rungAsked(languages, today()));
  const needed = languages.find((one) => one.language === japaneseId);
  const japanese = needed
    ? t('card.japanese', { level: needed.jlpt ?? say(rung.name, language) })
    : t('card.noJapanese');
  const month = startFrom && formatMonth(startFrom, language);
  const start =
    month && (startTo === startFrom ? t('card.start', { month }) : t('card.startLater', { month }));
  const features = shownWords(job)?.feature ?? [];
  return [
    japanese,
    start,
    interviews !== null && interviews > 0 && t('card.interviews', { count: interviews }),
    ...shownFeatures.filter((id) => features.includes(id)).map((id) => nameOf(jobFeatures, id)),
  ].filter((fact): fact is string => Boolean(fact));
}
