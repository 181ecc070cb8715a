import { mondayOf } from '@engawa/contract/days/days';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarTabs } from '../../features/calendar/calendar-tabs.tsx';
import { OwnCalendar } from '../../features/calendar/own-calendar.tsx';
import { words as calendarWords } from '../../features/calendar/words.ja.ts';
import { Planner } from '../../features/shifts/planner.tsx';
import { today } from '../../shared/format/day.ts';
import { useWords } from '../../shared/i18n/words.ts';

const from = '/talent/calendar';
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const mondayIn = (week = ''): string => mondayOf(isDay(week) ? week : today());

export function CalendarPage() {
  const t = useWords(calendarWords);
  const { tab, week } = useSearch({ from });
  const navigate = useNavigate({ from });
  const about = tab === 'shifts' ? 'shifts' : 'dates';
  return (
    <div className="mx-auto w-full max-w-[64rem] px-4 py-5 sm:px-6">
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <CalendarTabs about={about} />
      </div>
      {about === 'dates' ? (
        <OwnCalendar />
      ) : (
        <div className="max-w-[44rem]">
          <Planner
            monday={mondayIn(week)}
            onWeek={(next) =>
              void navigate({
                to: '.',
                // Based on the newest address, because the previous press may not be rendered yet.
                search: (now) => ({ tab: 'shifts', week: next(mondayIn(now.week)) }),
                replace: true,
              })
            }
          />
        </div>
      )}
    </div>
  );
}
