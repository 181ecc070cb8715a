import type { DayHours } from '@engawa/contract/shifts/hours';
import { minutesLeft } from '@engawa/contract/shifts/hours';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { shortDay } from '../../../shared/format/short-day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import type { Planned } from '../queries.ts';
import { useHoursText } from '../use-hours-text.ts';
import { words as shiftWords } from '../words.ja.ts';

interface WeekSummaryProps {
  days: readonly DayHours[];
  limits: Planned['limits'];
}

/** The fullest seven-day window around this week, with the rest of the limit. */
export function WeekSummary({ days, limits }: WeekSummaryProps) {
  const t = useWords(shiftWords);
  const hours = useHoursText();
  const worked = hours(days.reduce((sum, { minutes }) => sum + minutes, 0));
  const inTerm = days.filter(({ holiday }) => !holiday);
  const [first] = inTerm;
  if (limits.week === null) return <Line>{t('sum.noLimit', { worked })}</Line>;
  const tooLong = days.find(({ holiday, state }) => holiday && state === 'over');
  const holidayNote = tooLong && (
    <Line mind>
      {t('sum.holidayOver', {
        day: shortDay(tooLong.day),
        limit: hours(tooLong.limit ?? 0),
        over: hours(tooLong.minutes - (tooLong.limit ?? 0)),
      })}
    </Line>
  );
  if (!first) {
    const limit = hours(limits.vacationDay ?? 0);
    return holidayNote ?? <Line>{t('sum.allHoliday', { limit, worked })}</Line>;
  }
  const fullest = inTerm.reduce(
    (most, one) => (one.fullest.minutes > most.fullest.minutes ? one : most),
    first,
  );
  return (
    <>
      <Fullest day={fullest} limit={limits.week} />
      {holidayNote}
    </>
  );
}

const looks = {
  within: { bar: 'bg-moss', text: 'text-moss', Icon: CircleCheck },
  near: { bar: 'bg-wood', text: 'text-wood-ink', Icon: CircleAlert },
  over: { bar: 'bg-kaki', text: 'text-kaki-ink', Icon: CircleAlert },
} as const;

function Fullest({ day, limit }: { day: DayHours; limit: number }) {
  const t = useWords(shiftWords);
  const hours = useHoursText();
  const { from, to, minutes } = day.fullest;
  const left = minutesLeft(day) ?? 0;
  const { bar, text, Icon } = looks[day.state];
  const words = {
    within: t('sum.within', { left: hours(left) }),
    near: left === 0 ? t('sum.full') : t('sum.near', { left: hours(left) }),
    over: t('sum.over', { over: hours(-left) }),
  };
  return (
    <Card className="px-4 py-4 sm:px-5">
      <section aria-labelledby="fullest">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="fullest" className="font-bold">
            {t('sum.heading')}
          </h3>
          <span className="text-sm text-sumi-2 tabular-nums">
            {t('sum.window', { from: shortDay(from), to: shortDay(to) })}
          </span>
        </div>
        <p className="mt-1 text-xl font-bold tabular-nums">
          {t('sum.of', { worked: hours(minutes), limit: hours(limit) })}
        </p>
        <meter
          aria-label={t('sum.meter')}
          min={0}
          max={limit}
          value={Math.min(minutes, limit)}
          className="sr-only"
        />
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-line">
          <div
            className={`h-full rounded-full ${bar}`}
            style={{ width: `${Math.min(100, (minutes / limit) * 100)}%` }}
          />
        </div>
        <output className={`phrased mt-2 flex items-start gap-2 font-semibold ${text}`}>
          <Icon aria-hidden className="mt-1 size-4.5 shrink-0" />
          {words[day.state]}
        </output>
      </section>
    </Card>
  );
}

const Line = ({ mind = false, children }: { mind?: boolean; children: string }) => (
  <output
    className={`phrased block rounded px-4 py-3 font-semibold ${mind ? 'bg-kaki-soft text-kaki-ink' : 'border border-line bg-paper'}`}
  >
    {children}
  </output>
);
