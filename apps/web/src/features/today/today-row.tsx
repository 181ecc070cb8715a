import { dayInWords } from '@engawa/contract/days/day-words';
import { daysBetween } from '@engawa/contract/days/days';
import { nameFor } from '@engawa/contract/language';
import type { TodayRow as Row } from '@engawa/contract/today/rows';
import { formatDate, inJapan } from '../../shared/format/date-time.ts';
import { today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { RowAction } from './row-action.tsx';
import { words as todayWords } from './words.ja.ts';

export function TodayRow({ row }: { row: Row }) {
  const { main, sub } = useRowWords(row);
  return (
    <li className="flex items-center gap-x-3 py-3 sm:gap-x-4">
      <span className="min-w-0 flex-1">
        <bdi className="block font-semibold break-words">{main}</bdi>
        <span className="block text-sm break-words text-sumi-2">{sub}</span>
      </span>
      <RowAction row={row} of={main} />
    </li>
  );
}

const timeOf = (at: string): string => inJapan(at).slice(11, 16);
const dayOf = (at: string): string => inJapan(at).slice(0, 10);

function useRowWords(row: Row): { main: string; sub: string } {
  const t = useWords(todayWords);
  switch (row.kind) {
    case 'interview':
      return {
        main: row.name ?? t('unavailable'),
        sub: t('at', { from: timeOf(row.startsAt), to: timeOf(row.endsAt) }),
      };
    case 'answer-due':
      return {
        main: row.name ?? t('unavailable'),
        sub: t('waiting', {
          days: daysBetween(dayOf(row.appliedAt), today()),
          job: nameFor(row.job, language),
        }),
      };
    case 'new-applicant':
      return {
        main: row.name ?? t('unavailable'),
        sub: t('applied', {
          date: formatDate(row.appliedAt, language),
          job: nameFor(row.job, language),
        }),
      };
    case 'unread':
      return {
        main: row.name ?? t('unavailable'),
        sub: t('unreadCount', { count: row.count, date: formatDate(row.lastAt, language) }),
      };
    case 'posting-ending':
      return {
        main: nameFor(row.title, language),
        sub: t('closes', { date: dayInWords(row.closesOn, language) }),
      };
    default:
      return { main: row.name, sub: t('newStudents', { count: row.count }) };
  }
}
