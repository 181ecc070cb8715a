import type { ReplyOf } from '@engawa/contract/endpoint';
import { isOver } from '@engawa/contract/events/schedule';
import type { listAppliedEvents } from '@engawa/contract/events/student';
import { nameFor, pickLanguage } from '@engawa/contract/language';
import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { formatEnd, formatLocal, minuteInJapan } from '../../shared/format/local-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { nameOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { eventApplicationWords } from './words.ts';

type Applied = ReplyOf<typeof listAppliedEvents>['applyList'][number];

/** What comes, the next first, then what is over or was cancelled, the last first. */
export function AppliedEvents({ applyList }: { applyList: readonly Applied[] }) {
  const t = useWords(eventApplicationWords);
  const now = minuteInJapan();
  const comes = (one: Applied) => one.state !== 'cancelled' && !isOver(one, now);
  const start = ({ startsAt }: Applied) => startsAt ?? '';
  const coming = applyList.filter(comes).toSorted((a, b) => start(a).localeCompare(start(b)));
  const past = applyList
    .filter((one) => !comes(one))
    .toSorted((a, b) => start(b).localeCompare(start(a)));
  if (applyList.length === 0) {
    return (
      <EmptyState icon={<CalendarDays />} heading={t('applied.none')}>
        {t('applied.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <AppliedSection
        heading={t('applied.coming')}
        events={coming}
        empty={t('applied.noneComing')}
      />
      {past.length > 0 && <AppliedSection heading={t('applied.past')} events={past} />}
    </div>
  );
}

interface AppliedSectionProps {
  heading: string;
  events: readonly Applied[];
  empty?: string;
}

function AppliedSection({ heading, events, empty }: AppliedSectionProps) {
  return (
    <section>
      <h2 className="text-lg font-bold">{heading}</h2>
      {events.length === 0 ? (
        <p className="mt-2 text-sumi-2">{empty}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded border border-line bg-paper">
          {events.map((event) => (
            <li key={event.eventId}>
              <AppliedEvent event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const tones = { going: 'good', waiting: 'wood', cancelled: 'note' } as const;

function AppliedEvent({ event }: { event: Applied }) {
  const t = useWords(eventApplicationWords);
  const { startsAt, endsAt, state, waitingPlace } = event;
  const states = {
    going: t('applied.going'),
    waiting: t('applied.waiting', { place: waitingPlace ?? 1 }),
    cancelled: t('applied.cancelled'),
  };
  const own = (text: Applied['title']) => pickLanguage(text, language)?.value ?? '';
  const from = startsAt === null ? '' : formatLocal(startsAt, language);
  const until = startsAt && endsAt ? `–${formatEnd(startsAt, endsAt, language)}` : '';
  const where = event.format === 'online' ? '' : own(event.place);
  const format = event.format === 'place' ? '' : nameOf(eventFormats, event.format, language);
  return (
    <Link
      to="/talent/company/{-$id}/company-event/{-$event}"
      params={{ id: event.companyId, event: event.eventId }}
      className="flex flex-col gap-1 px-4 py-3.5 hover:bg-washi"
    >
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={tones[state]}>{states[state]}</Tag>
        <span className="text-sm text-sumi-2">{nameFor(event.companyName, language)}</span>
      </span>
      <span className="font-bold">{own(event.title)}</span>
      <span className="text-sm">
        {from}
        {until}
      </span>
      <span className="text-sm text-sumi-2">{[where, format].filter(Boolean).join(' ・ ')}</span>
    </Link>
  );
}
