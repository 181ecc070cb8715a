import { connectLimits } from '@engawa/contract/connect/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Side } from '../connection.rules.ts';

export type Which = 'connected' | 'waiting' | 'applying';

/** The API sends the list as a number, with the same meaning for either side. */
export const whichOf = (req: number): Which =>
  req === 1 ? 'connected' : req === 2 ? 'waiting' : 'applying';

/** Requests sent before this moment have expired. */
export const unansweredSince = (now: Date): Date =>
  new Date(now.getTime() - connectLimits.answerDays * 24 * 60 * 60 * 1000);

/** Rows of `connection` that belong to a list of this side. */
export function isListed(which: Which, side: Side, now: Date): RawBuilder<SqlBool> {
  if (which === 'connected') return sql`connection.state = 'connected'`;
  const mine = which === 'applying' ? sql`=` : sql`<>`;
  return sql`(connection.state = 'asked' and connection.asked_by ${mine} ${side}
    and connection.since > ${unansweredSince(now)})`;
}

export const countsOf = (side: Side, now: Date) =>
  (['connected', 'waiting', 'applying'] as const).map((which) =>
    sql<number>`count(*) filter (where ${isListed(which, side, now)})`.as(which),
  );

/** Latest first; the cursor has time and id of the previous page's last row. */
export function isAfter(cursor: string, id: 'student_id' | 'company_id'): RawBuilder<SqlBool> {
  const [place = '', last = ''] = cursor.split('_');
  const since = sql`timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond'`;
  return sql`(connection.since, ${sql.ref(`connection.${id}`)}) < (${since}, ${last}::uuid)`;
}

/** The statement reads one row more than a page, which shows whether there is a next page. */
export function pageOf<R extends { place: string }>(rows: readonly R[], idOf: (row: R) => string) {
  const page = rows.slice(0, connectLimits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? `${last.place}_${idOf(last)}` : null };
}
