import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { presentPost } from '../posts/public.ts';
import type { ListedEventRow } from './events.repo.ts';

export function presentListed(row: ListedEventRow, now: Date) {
  const { startsAt, format, capacity } = row.draft.common;
  const comes = row.published && !isOver(row.published.common, minuteInJapan(now));
  return {
    ...presentPost('event', row),
    startsAt,
    format,
    capacity,
    going: row.going,
    waiting: row.waiting,
    toTell: comes ? row.going + row.waiting : 0,
  };
}
