import { sql } from 'kysely';
import type { FindNews } from '../push/public.ts';

export const findNotificationNews: FindNews = async (db, listeners, before) => {
  const { rows } = await sql<{ student: string }>`
    select distinct listener.student
    from unnest(${listeners.map(({ student }) => student)}::uuid[],
        ${listeners.map(({ since }) => since)}::timestamptz[]) as listener (student, since)
      join notification on notification.account_id = listener.student
        and notification.read_at is null
    where notification.created_at > listener.since and notification.created_at <= ${before}
  `.execute(db);
  return new Set(rows.map(({ student }) => student));
};
