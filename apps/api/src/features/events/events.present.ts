import { isOver } from '@engawa/contract/events/schedule';
import type { EventLanguage } from '@engawa/contract/events/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { perWritten } from '../contents/public.ts';
import type { ListedEventRow } from './events.repo.ts';

const heading = ({ title, place, coverImage }: EventLanguage) => ({ title, place, coverImage });

export function presentListed(row: ListedEventRow, now: Date) {
  const document = row.draft;
  const { startsAt, format, capacity } = document.common;
  const comes = row.published && !isOver(row.published.common, minuteInJapan(now));
  return {
    id: row.id,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hasChanges: row.hasChanges,
    inCharge: row.inCharge,
    ...perWritten('event', document, heading),
    startsAt,
    format,
    capacity,
    going: row.going,
    waiting: row.waiting,
    toTell: comes ? row.going + row.waiting : 0,
  };
}
