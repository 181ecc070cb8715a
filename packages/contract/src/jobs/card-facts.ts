import { monthInWords } from '../days/month-words.ts';
import { type Language, type Said, say } from '../language.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { japaneseLadder, rungAsked } from '../reference/languages/japanese-ladder.ts';
import { japaneseId } from '../reference/languages/spoken-languages.ts';
import type { JobCommon, JobLanguage } from './schemas.ts';

interface Phrases {
  japanese: (level: string) => string;
  noJapanese: string;
  starts: (month: string) => string;
  startsFrom: (month: string) => string;
  interviews: (count: number) => string;
}

const phrasesIn: Said<Phrases> = {
  ja: {
    japanese: (level) => `日本語 ${level}`,
    noJapanese: '日本語不問',
    starts: (month) => `${month}入社`,
    startsFrom: (month) => `${month}以降入社`,
    interviews: (count) => `面接${count}回`,
  },
  en: {
    japanese: (level) => `Japanese ${level}`,
    noJapanese: 'No Japanese needed',
    starts: (month) => `Starts ${month}`,
    startsFrom: (month) => `Starts ${month} or later`,
    interviews: (count) => (count === 1 ? '1 interview' : `${count} interviews`),
  },
};

/** English interviews, hiring from abroad, remote work: what foreign students look for first. */
const shownFeatures = [2, 4, 5] as const;

interface Job {
  words: Pick<JobLanguage, 'feature'> | null | undefined;
  common: Pick<JobCommon, 'languages' | 'startFrom' | 'startTo' | 'interviews'>;
}

/** Short facts to compare jobs by in a list; facts that the job does not state are left out. */
export function cardFacts({ words, common }: Job, language: Language, today: string): string[] {
  const phrases = say(phrasesIn, language);
  const { languages, startFrom, startTo, interviews } = common;
  const needed = languages.find((one) => one.language === japaneseId);
  const rung = japaneseLadder.byId(rungAsked(languages, today));
  const month = startFrom && monthInWords(startFrom, language);
  const features = words?.feature ?? [];
  return [
    needed ? phrases.japanese(needed.jlpt ?? say(rung.name, language)) : phrases.noJapanese,
    month && (startTo === startFrom ? phrases.starts(month) : phrases.startsFrom(month)),
    interviews !== null && interviews > 0 && phrases.interviews(interviews),
    ...shownFeatures
      .filter((id) => features.includes(id))
      .map((id) => say(jobFeatures.byId(id).name, language)),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
