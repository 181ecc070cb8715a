import { say } from '@engawa/contract/language';
import { degreeName } from '@engawa/contract/profile/schools';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { formatMonth, today } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelName } from '../../../ui/match/levels.ts';
import type { FoundStudent } from '../queries.ts';
import { words as studentSearchWords } from '../words.ja.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function usePersonWords() {
  const t = useWords(studentSearchWords);
  const level = (of: 'japanese' | 'english', { rung, shown }: FoundStudent['japanese']): string =>
    levelName(of, rung) + (rung > shown ? t('selfRated') : '');
  return {
    school(student: FoundStudent): string {
      const degree = degreeName(student);
      return [student.university, degree && say(degree, language)].filter(Boolean).join(' ');
    },
    studies: ({ majorCategory, graduation }: FoundStudent) =>
      [
        nameOf(majorCategories, majorCategory),
        graduation && t('graduates', { month: formatMonth(graduation, language) }),
      ]
        .filter(Boolean)
        .join(' ・ '),
    levels: ({ japanese, english }: FoundStudent) =>
      t('levels', {
        japanese: level('japanese', japanese),
        english: level('english', english),
      }),
    active: ({ activeOn }: FoundStudent) => {
      if (!activeOn) return '–';
      const days = Math.round((Date.parse(today()) - Date.parse(activeOn)) / dayMs);
      if (days < 1) return t('today');
      if (days === 1) return t('yesterday');
      const ago = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
      return days < 14 ? ago.format(-days, 'day') : ago.format(-Math.round(days / 7), 'week');
    },
  };
}
