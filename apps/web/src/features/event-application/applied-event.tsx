import type { ListedApplication } from '@engawa/contract/applications/listed';
import { pickLanguage } from '@engawa/contract/language';
import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatEnd, formatLocal } from '../../shared/format/local-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { nameOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Tag } from '../../ui/tag.tsx';
import { words as eventApplicationWords } from './words.ja.ts';

type Applied = Extract<ListedApplication, { kind: 'event' }>['event'];

const tones = { going: 'good', waiting: 'wood', cancelled: 'ink', 'called-off': 'mind' } as const;

export function AppliedEvent({ event }: { event: Applied }) {
  const t = useWords(eventApplicationWords);
  const { startsAt, endsAt, state, waitingPlace } = event;
  const states = {
    going: t('applied.going'),
    waiting: t('applied.waiting', { place: waitingPlace ?? 1 }),
    cancelled: t('applied.cancelled'),
    'called-off': t('applied.called-off'),
  };
  const own = (text: Applied['title']) => pickLanguage(text, language)?.value ?? '';
  const from = startsAt === null ? '' : formatLocal(startsAt, language);
  const until = startsAt && endsAt ? `–${formatEnd(startsAt, endsAt, language)}` : '';
  const where = event.format === 'online' ? '' : own(event.place);
  const format = event.format === 'place' ? '' : nameOf(eventFormats, event.format, language);
  return (
    <EventLink event={event}>
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={tones[state]}>{states[state]}</Tag>
        <Tag tone="ink">{t('applied.event')}</Tag>
        <span className="text-sm text-sumi-2">{companyName(event.company.name)}</span>
      </span>
      <span className="font-bold">{own(event.title)}</span>
      <span className="text-sm">
        {from}
        {until}
      </span>
      <span className="text-sm text-sumi-2">{[where, format].filter(Boolean).join(' ・ ')}</span>
    </EventLink>
  );
}

/** A cancelled event has no page, so its row links to the company. */
function EventLink({ event, children }: { event: Applied; children: ReactNode }) {
  const { company, eventId, state } = event;
  const className = 'flex flex-col gap-1 px-4 py-4 hover:bg-washi';
  if (state === 'called-off') {
    return (
      <Link to="/talent/company/$id" params={{ id: company.id }} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/talent/company/{-$id}/company-event/{-$event}"
      params={{ id: company.id, event: eventId }}
      className={className}
    >
      {children}
    </Link>
  );
}
