import { addDays } from '@engawa/contract/days/days';
import { say } from '@engawa/contract/language';
import { officialSources } from '@engawa/contract/reference/residence/official-sources';
import { judgeDay, minutesByDay } from '@engawa/contract/shifts/hours';
import { downloadShifts } from '@engawa/contract/shifts/student';
import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchFile } from '../../shared/api/sending/fetch-file.ts';
import { today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { DownloadButton } from '../../ui/file/download-button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Caution } from './caution.tsx';
import { Holidays } from './holidays/holidays.tsx';
import { type Planned, type Shift, shiftsQuery } from './queries.ts';
import { DayRow } from './week/day-row.tsx';
import { WeekNav } from './week/week-nav.tsx';
import { WeekSummary } from './week/week-summary.tsx';
import { words as shiftWords } from './words.ja.ts';

const ShiftDialog = lazy(async () => ({
  default: (await import('./shift-dialog.tsx')).ShiftDialog,
}));

interface PlannerProps {
  monday: string;
  onWeek: (next: (monday: string) => string) => void;
}

export function Planner({ monday, onWeek }: PlannerProps) {
  const t = useWords(shiftWords);
  const { data, error, refetch } = useQuery({
    ...shiftsQuery(monday),
    placeholderData: (before) => before,
  });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="phrased text-sumi-2">{t('lead')}</p>
        <p className="phrased mt-1 flex items-start gap-1.5 text-sm text-sumi-2">
          <Lock aria-hidden className="mt-1 size-3.5 shrink-0" />
          {t('private')}
        </p>
      </div>
      <WeekNav monday={monday} onWeek={onWeek} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && <Week planned={data} monday={monday} />}
    </div>
  );
}

type Open = { day: string; shift?: Shift };

function Week({ planned, monday }: { planned: Planned; monday: string }) {
  const t = useWords(shiftWords);
  const [open, setOpen] = useState<Open | null>(null);
  const byDay = minutesByDay(planned.shifts);
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) =>
    judgeDay(day, byDay, planned.holidays, planned.limits),
  );
  const now = today();
  const offered = days.some(({ day }) => day === now) ? now : monday;
  return (
    <>
      <Caution caution={planned.limits.caution} />
      <WeekSummary days={days} limits={planned.limits} />
      <section aria-label={t('day.list')}>
        <ul className="divide-y divide-line rounded border border-line bg-paper">
          {days.map((one) => (
            <DayRow
              key={one.day}
              hours={one}
              isToday={one.day === now}
              shifts={planned.shifts.filter(({ startsAt }) => startsAt.startsWith(one.day))}
              onAdd={() => setOpen({ day: one.day })}
              onEdit={(shift) => setOpen({ day: one.day, shift })}
            />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button tone="primary" onClick={() => setOpen({ day: offered })}>
            <Plus aria-hidden className="size-5" />
            {t('add')}
          </Button>
          <DownloadButton load={() => fetchFile(downloadShifts, {})}>
            {t('download')}
          </DownloadButton>
        </div>
      </section>
      {planned.limits.vacationDay !== null && <Holidays holidays={planned.holidays} />}
      <Law />
      <Suspense>
        {open && <ShiftDialog day={open.day} shift={open.shift} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

const sources = ['other-activity', 'immigration-rules'] as const;

function Law() {
  const t = useWords(shiftWords);
  return (
    <section aria-labelledby="shift-law" className="text-sm text-sumi-2">
      <h2 id="shift-law" className="font-bold text-sumi">
        {t('law')}
      </h2>
      <p className="phrased mt-1 max-w-[48em]">{t('lawText')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {sources.map((id) => {
          const { url, name } = officialSources.byId(id);
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="text-ai underline">
                {say(name, language)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
