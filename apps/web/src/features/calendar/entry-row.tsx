import { calendarKinds } from '@engawa/contract/calendar/kinds';
import { daysBetween } from '@engawa/contract/days/days';
import { pickLanguage, say } from '@engawa/contract/language';
import { officialSources } from '@engawa/contract/reference/residence/official-sources';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { today } from '../../shared/format/day.ts';
import { weekdayName } from '../../shared/format/short-day.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Tag } from '../../ui/tag.tsx';
import type { Entry } from './queries.ts';
import { words as calendarWords } from './words.ja.ts';

const tones = { cohort: 'note', stay: 'mind', company: 'good' } as const;

export function EntryRow({ entry }: { entry: Entry }) {
  const t = useWords(calendarWords);
  const kind = calendarKinds.byId(entry.kind);
  const days = daysBetween(today(), entry.day);
  const title = entry.title && pickLanguage(entry.title, language)?.value;
  return (
    <li className="flex gap-4 px-4 py-3">
      <time dateTime={entry.day} className="w-9 shrink-0 text-center">
        <span className="block text-xl leading-tight font-bold tabular-nums">
          {Number(entry.day.slice(8))}
        </span>
        <span className="block text-xs text-sumi-2">{weekdayName(entry.day)}</span>
      </time>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {title && <Tag tone={tones[kind.about]}>{say(kind.name, language)}</Tag>}
          {!kind.confirmed && <Tag tone="wood">{t('guidance')}</Tag>}
          {days >= 0 && (
            <span className="text-xs text-sumi-2">
              {days === 0 ? t('today') : t('inDays', { days })}
            </span>
          )}
        </p>
        <p className="font-bold [overflow-wrap:anywhere]">
          <EntryLink entry={entry}>{title ?? say(kind.name, language)}</EntryLink>
        </p>
        {entry.company && (
          <p className="text-sm">
            {timeText(entry)}
            <bdi>{companyName(entry.company.name)}</bdi>
          </p>
        )}
        {kind.about !== 'company' && (
          <p className="phrased text-sm text-sumi-2">{say(kind.note, language)}</p>
        )}
        {'source' in kind && <Source id={kind.source} />}
      </div>
    </li>
  );
}

const timeText = ({ startsAt, endsAt }: Entry): string => {
  if (startsAt === null) return '';
  const sameDay = endsAt?.startsWith(startsAt.slice(0, 10));
  return `${startsAt.slice(11)}${sameDay ? `–${endsAt?.slice(11)}` : ''} `;
};

function Source({ id }: { id: Parameters<typeof officialSources.byId>[0] }) {
  const t = useWords(calendarWords);
  const { url, name } = officialSources.byId(id);
  return (
    <p className="text-xs">
      <a href={url} target="_blank" rel="noreferrer" className="text-ai underline">
        {t('source', { name: say(name, language) })}
      </a>
    </p>
  );
}

function EntryLink({ entry, children }: { entry: Entry; children: ReactNode }) {
  const { kind, of, company } = entry;
  if (of === null || company === null) return children;
  const look = { className: 'text-ai hover:underline' };
  if (kind === 'offer-reply') {
    return (
      <Link to="/talent/activities/applications" {...look}>
        {children}
      </Link>
    );
  }
  if (kind === 'offer-step') {
    return (
      <Link to="/talent/inbox/$id" params={{ id: of }} hash="after-offer" {...look}>
        {children}
      </Link>
    );
  }
  if (kind === 'appointment') {
    return (
      <Link to="/talent/inbox/$id" params={{ id: of }} {...look}>
        {children}
      </Link>
    );
  }
  if (kind === 'deadline') {
    return (
      <Link
        to="/talent/company/$id/company-job/{-$job}"
        params={{ id: company.id, job: of }}
        {...look}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/talent/company/{-$id}/company-event/{-$event}"
      params={{ id: company.id, event: of }}
      {...look}
    >
      {children}
    </Link>
  );
}
