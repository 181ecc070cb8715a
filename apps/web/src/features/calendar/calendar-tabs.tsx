import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { segmentStyle, segmentsStyle } from '../../ui/navigation/tab-style.ts';
import { words as calendarWords } from './words.ja.ts';

export function CalendarTabs({ about }: { about: 'dates' | 'shifts' }) {
  const t = useWords(calendarWords);
  const look = (value: typeof about) => ({
    'aria-current': value === about ? ('page' as const) : undefined,
    className: segmentStyle(value === about),
  });
  return (
    <nav aria-label={t('tabs')} className={segmentsStyle}>
      <Link to="/talent/calendar" search={{}} {...look('dates')}>
        {t('dates')}
      </Link>
      <Link to="/talent/calendar" search={{ tab: 'shifts' }} {...look('shifts')}>
        {t('shifts')}
      </Link>
    </nav>
  );
}
