import type { Said } from '../language.ts';
import type { JobCommon } from './schemas.ts';

interface Phrases {
  times: (count: number) => string;
  daysAWeek: (count: number) => string;
  weeks: (count: number) => string;
  until: string;
  anyMajor: string;
  applying: Record<JobCommon['applyPage'], string>;
  needed: (language: string, level: string) => string;
  jlpt: (level: string) => string;
}

/** The words between the numbers and names of job facts. */
export const phrasesIn: Said<Phrases> = {
  ja: {
    times: (count: number) => `${count}回`,
    daysAWeek: (count: number) => (count === 0 ? 'なし' : `週${count}日`),
    weeks: (count: number) => `約${count}週間`,
    until: '〜',
    anyMajor: '不問',
    applying: {
      internal: 'このサイトから応募できます',
      external: '企業の応募ページで応募します',
    },
    needed: (language: string, level: string) => `${language}：${level}以上`,
    jlpt: (level: string) => `（日本語能力試験 ${level}以上）`,
  },
  en: {
    times: (count: number) => String(count),
    daysAWeek: (count: number) => {
      if (count === 0) return 'None';
      return count === 1 ? '1 day a week' : `${count} days a week`;
    },
    weeks: (count: number) => (count === 1 ? 'about 1 week' : `about ${count} weeks`),
    until: '–',
    anyMajor: 'Any',
    applying: { internal: 'Apply here', external: 'Apply on the company’s own page' },
    needed: (language: string, level: string) => `${language}: ${level} or above`,
    jlpt: (level: string) => ` (JLPT ${level} or above)`,
  },
};
