import { cohortYear } from '@engawa/contract/calendar/own-dates';
import { say } from '@engawa/contract/language';
import { cohortOf } from '@engawa/contract/reference/people/cohort';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { EntryMonths } from './entry-months.tsx';
import { Feed } from './feed.tsx';
import { Missing } from './missing.tsx';
import { type Calendar, calendarQuery } from './queries.ts';
import { words as calendarWords } from './words.ja.ts';

export function OwnCalendar() {
  const { data, error, refetch } = useQuery(calendarQuery);
  if (data) return <Shown calendar={data} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}

function Shown({ calendar }: { calendar: Calendar }) {
  const t = useWords(calendarWords);
  const { graduation, entries, feedMadeAt } = calendar;
  const now = today();
  const coming = entries.filter(({ day, endsAt }) => (endsAt ?? day).slice(0, 10) >= now);
  const past = entries.filter((entry) => !coming.includes(entry)).toReversed();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="phrased text-sumi-2">{t('lead')}</p>
        {graduation && <CohortLine graduation={graduation} />}
        <Missing calendar={calendar} />
        <section aria-label={t('coming')}>
          {coming.length > 0 ? <EntryMonths entries={coming} /> : <NoDates />}
        </section>
        {past.length > 0 && (
          <details className="group rounded border border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold text-ai [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden
                className="size-5 transition-transform group-open:rotate-180"
              />
              {t('past', { count: past.length })}
            </summary>
            <div className="px-4 pb-4">
              <EntryMonths entries={past} />
            </div>
          </details>
        )}
      </div>
      <Feed madeAt={feedMadeAt} />
    </div>
  );
}

function CohortLine({ graduation }: { graduation: string }) {
  const t = useWords(calendarWords);
  const [year = 0, month = 1] = graduation.split('-').map(Number);
  const isAutumn = cohortYear(graduation) !== year;
  return (
    <div>
      <h2 className="text-xl font-bold">
        {t('cohort', { name: say(cohortOf({ year, month }).name, language) })}
      </h2>
      {isAutumn && <p className="phrased mt-1 text-sm text-sumi-2">{t('autumn')}</p>}
    </div>
  );
}

function NoDates() {
  const t = useWords(calendarWords);
  return (
    <EmptyState
      icon={<CalendarDays />}
      heading={t('empty.heading')}
      action={<LinkButton to="/talent/discover/companies">{t('empty.link')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
