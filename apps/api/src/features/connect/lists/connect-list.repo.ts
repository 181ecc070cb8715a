import { connectLimits } from '@engawa/contract/connect/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Side } from '../connection.rules.ts';

/** Which list of one side. */
export type Which = 'connected' | 'waiting' | 'applying';

/** The numbers of the wire, for either side. */
export const whichOf = (req: number): Which =>
  req === 1 ? 'connected' : req === 2 ? 'waiting' : 'applying';

/** When a request that ends at this moment was sent. */
export const unansweredSince = (now: Date): Date =>
  new Date(now.getTime() - connectLimits.answerDays * 24 * 60 * 60 * 1000);

/** Rows of `connection` that stand in the list of this side. */
export function isListed(which: Which, side: Side, now: Date): RawBuilder<SqlBool> {
  if (which === 'connected') return sql`connection.state = 'connected'`;
  const mine = which === 'applying' ? sql`=` : sql`<>`;
  return sql`(connection.state = 'asked' and connection.asked_by ${mine} ${side}
    and connection.since > ${unansweredSince(now)})`;
}

/** How many there are in each list, of the rows of the surrounding statement. */
export const countsOf = (side: Side, now: Date) =>
  (['connected', 'waiting', 'applying'] as const).map((which) =>
    sql<number>`count(*) filter (where ${isListed(which, side, now)})`.as(which),
  );

/** The last first; a page begins after the moment and the id where the one before ended. */
export function isAfter(cursor: string, id: 'student_id' | 'company_id'): RawBuilder<SqlBool> {
  const [place = '', last = ''] = cursor.split('_');
  const since = sql`timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond'`;
  return sql`(connection.since, ${sql.ref(`connection.${id}`)}) < (${since}, ${last}::uuid)`;
}

/** One more than a page was asked for: it tells whether there is another. */
export function pageOf<R extends { place: string }>(rows: readonly R[], idOf: (row: R) => string) {
  const page = rows.slice(0, connectLimits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? `${last.place}_${idOf(last)}` : null };
}
