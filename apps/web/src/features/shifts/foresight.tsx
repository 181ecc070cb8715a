import type { DayHours } from '@engawa/contract/shifts/hours';
import { minutesLeft } from '@engawa/contract/shifts/hours';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { shortDay } from '../../shared/format/short-day.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useHoursText } from './use-hours-text.ts';
import { words as shiftWords } from './words.ja.ts';

const looks = {
  within: { look: 'bg-moss-soft text-moss', Icon: CircleCheck },
  near: { look: 'bg-wood-soft text-wood-ink', Icon: CircleAlert },
  over: { look: 'bg-kaki-soft text-kaki-ink', Icon: CircleAlert },
} as const;

export function Foresight({ foreseen }: { foreseen: DayHours | undefined }) {
  const words = useForeseenWords();
  const shown = foreseen && foreseen.limit !== null ? foreseen : undefined;
  const { look, Icon } = looks[shown?.state ?? 'within'];
  return (
    <output className="block min-h-16">
      {shown && (
        <span
          className={`phrased flex items-start gap-2 rounded px-4 py-3 text-sm font-semibold ${look}`}
        >
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {words(shown)}
        </span>
      )}
    </output>
  );
}

function useForeseenWords() {
  const t = useWords(shiftWords);
  const hours = useHoursText();
  return (foreseen: DayHours): string => {
    const { fullest, holiday, state } = foreseen;
    const left = minutesLeft(foreseen) ?? 0;
    const about = {
      from: shortDay(fullest.from),
      to: shortDay(fullest.to),
      worked: hours(fullest.minutes),
      limit: hours(foreseen.limit ?? 0),
      left: hours(Math.max(0, left)),
      over: hours(Math.max(0, -left)),
    };
    if (state === 'over') return holiday ? t('form.holidayOver', about) : t('form.over', about);
    return state === 'near' ? t('form.near', about) : t('form.within', about);
  };
}
