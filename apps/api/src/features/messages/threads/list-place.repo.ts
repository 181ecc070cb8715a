import { messageLimits } from '@engawa/contract/messages/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { microsecondsOf, placeText, writeCursor } from '../../contents/public.ts';

/** Sort key of a thread in the list, for the cursor; latest first. */
export const place = placeText(microsecondsOf(sql`thread.last_at`));

export function isAfter(cursor: string): RawBuilder<SqlBool> {
  const [micros = '', id = ''] = cursor.split('_');
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(thread.last_at, thread.id) < (${at}, ${id}::uuid)`;
}

/** The statement reads one row more than a page, which shows whether there is a next page. */
export function pageOf<R extends { place: string; id: string }>(rows: readonly R[]) {
  const page = rows.slice(0, messageLimits.threadsPerPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}
