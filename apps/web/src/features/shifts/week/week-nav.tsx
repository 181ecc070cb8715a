import { addDays, mondayOf } from '@engawa/contract/days/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { today } from '../../../shared/format/day.ts';
import { weekRange } from '../../../shared/format/short-day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { words as shiftWords } from '../words.ja.ts';

interface WeekNavProps {
  monday: string;
  /** Receives the function from the current week to the wanted one. */
  onWeek: (next: (monday: string) => string) => void;
}

export function WeekNav({ monday, onWeek }: WeekNavProps) {
  const t = useWords(shiftWords);
  const current = mondayOf(today());
  return (
    <nav aria-label={t('week.label')} className="flex flex-wrap items-center gap-x-2">
      <IconButton
        tone="plain"
        icon={<ChevronLeft aria-hidden />}
        label={t('week.previous')}
        onClick={() => onWeek((from) => addDays(from, -7))}
      />
      <IconButton
        tone="plain"
        icon={<ChevronRight aria-hidden />}
        label={t('week.next')}
        onClick={() => onWeek((from) => addDays(from, 7))}
      />
      <h2 aria-live="polite" className="mx-1 text-lg font-bold whitespace-nowrap tabular-nums">
        {weekRange(monday, today())}
      </h2>
      {monday !== current && (
        <Button size="small" tone="quiet" onClick={() => onWeek(() => current)}>
          {t('week.current')}
        </Button>
      )}
    </nav>
  );
}
