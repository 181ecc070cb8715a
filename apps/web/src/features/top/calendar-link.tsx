import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { topWords } from './words.ts';

/** The way to what is when, and to the student's shifts. */
export function CalendarLink() {
  const t = useWords(topWords);
  return (
    <Card>
      <Link
        to="/talent/calendar"
        className="flex min-h-13 items-center gap-3 rounded px-4 py-3 hover:bg-washi"
      >
        <CalendarDays aria-hidden className="size-5 shrink-0 text-ai" />
        <span className="min-w-0 grow">
          <span className="block font-bold">{t('calendar.heading')}</span>
          <span className="phrased block text-sm text-sumi-2">{t('calendar.text')}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
      </Link>
    </Card>
  );
}
