import type { EventLanguage } from '@engawa/contract/events/schemas';
import { perWritten } from '../contents/public.ts';
import type { ListedEventRow } from './events.repo.ts';

const heading = ({ title, place, coverImage }: EventLanguage) => ({ title, place, coverImage });

export function presentListed(row: ListedEventRow) {
  const document = row.draft;
  const { startsAt, format, capacity } = document.common;
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
  };
}
