import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { discoverLimits, type JobSort } from '@engawa/contract/discover/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import type { FilterCondition } from '../../../search/conditions/conditions.ts';
import { all, inSql } from '../../../search/conditions/in-sql.repo.ts';
import { microsecondsOf } from '../../contents/public.ts';
import { type JobSearched, jobSearched } from '../../search-rows/public.ts';
import type { Seeker } from '../../search-rows/search-rows.query.ts';
import { companyRows, jobRowsFor } from '../../search-rows/search-rows.query.ts';
import { companyFits, jobFits, maySee } from './conditions.repo.ts';
import type { Searcher } from './conditions.rules.ts';
import { type ByMatch, matchPlace, placeFrom, scoreOf } from './scored.repo.ts';

/**
 * Sort key of a list. Its number for the cursor is computed for the rows of one page only: for
 * thousands of matches it would take longer than finding them.
 */
interface Order {
  place: RawBuilder<unknown>;
  numberOf(place: RawBuilder<unknown>): RawBuilder<bigint>;
  placeOf(number: string): RawBuilder<unknown>;
}

const byTime = (place: RawBuilder<unknown>): Order => ({
  place,
  numberOf: microsecondsOf,
  // A made-up cursor may name a time that PostgreSQL cannot represent.
  placeOf: (number) =>
    sql`(timestamptz 'epoch' + greatest(${number}::bigint, 0) * interval '1 microsecond')`,
});

const byNumber = (place: RawBuilder<unknown>): Order => ({
  place,
  numberOf: (one) => sql<bigint>`${one}`,
  placeOf: (number) => sql`${number}::bigint`,
});

/** Rows without a deadline, or without comparable pay, come last. */
const orders: Record<Exclude<JobSort, 'match'>, Order> = {
  newest: byTime(sql`found.opened_at`),
  deadline: byNumber(sql`coalesce(date '1970-01-01' - found.closes_on, -99999999)::bigint`),
  salary: byNumber(sql`coalesce(found.yearly_pay, -1)::bigint`),
};

export interface Page {
  count: number;
  ids: string[];
  nextCursor: string | null;
}

interface Reading {
  /** The `from` and `where` clauses of the search. */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  order: Order;
  cursor: string | undefined;
  /** For a minimum score: the clauses that count, and the sort key at which the list ends. */
  until?: { counted: RawBuilder<unknown>; place: number } | undefined;
}

/**
 * Above this many matches a page is read along the index of the order, which fills it quickly.
 * Fewer are sorted as a whole: reading along the order would mostly skip rows.
 */
const manyHits = 2_000;

async function countHits(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts first: few and many matches need different plans to find a page. */
async function readPage(db: Db, reading: Reading): Promise<Page> {
  const { order, until } = reading;
  const count = await countHits(db, until?.counted ?? reading.from);
  if (count === 0) return { count, ids: [], nextCursor: null };
  const inOrder = until || count > manyHits ? readOn(reading) : sortHits(reading);
  const { rows } = await sql<{ id: string; place: string }>`
    select id, (${order.numberOf(sql`place`)})::text as place
    from (${inOrder} order by place desc, id desc limit ${discoverLimits.perPage + 1}) as shown
    order by shown.place desc, id desc`.execute(db);
  const found = until ? rows.filter(({ place }) => Number(place) >= until.place) : rows;
  const page = found.slice(0, discoverLimits.perPage);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    count,
    ids: page.map((one) => one.id),
    nextCursor: last ? `${last.place}_${last.id}` : null,
  };
}

const selected = ({ from, id, order }: Reading) =>
  sql`select ${id} as id, ${order.place} as place ${from}`;

/** Lets the planner read along the index of the order, if there is one. */
function readOn(reading: Reading): RawBuilder<unknown> {
  const { cursor, id, order } = reading;
  if (!cursor) return selected(reading);
  return sql`${selected(reading)} and (${order.place}, ${id}) < ${placeOf(order, cursor)}`;
}

/** Materialised, so that the planner searches by the conditions and not by the order. */
function sortHits(reading: Reading): RawBuilder<unknown> {
  const { cursor, order } = reading;
  const beyond = cursor ? sql`where (place, id) < ${placeOf(order, cursor)}` : sql``;
  return sql`with hit as materialized (${selected(reading)}) select id, place from hit ${beyond}`;
}

function placeOf(order: Order, cursor: string): RawBuilder<unknown> {
  const [number = '', id = ''] = cursor.split('_');
  return sql`(${order.placeOf(number)}, ${id}::uuid)`;
}

export interface Search {
  filter: DiscoverFilter;
  cursor: string | undefined;
}

/** Sorting by match needs a student. */
export type JobSearch = Search &
  ({ sort: Exclude<JobSort, 'match'>; match?: undefined } | { sort: 'match'; match: ByMatch });

export const findJobsInRows = (db: Db, seeker: Searcher, search: JobSearch) => {
  const { filter, cursor, sort, match } = search;
  const fits = all([jobFits(seeker, filter), ...inSql(jobSearched, match?.only ?? [])]);
  const from = sql`from ${jobRowsFor(seeker)} as found where ${fits}`;
  const reading = { from, id: sql`found.job_id`, cursor };
  if (!match) return readPage(db, { ...reading, order: orders[sort] });
  const { least } = match;
  const counted = sql`${from} and ${scoreOf(match)} >= ${least}`;
  const until = least > 0 ? { counted, place: placeFrom(least) } : undefined;
  return readPage(db, { ...reading, order: byNumber(matchPlace(match)), until });
};

export const countMatchesInRows = (db: Db, seeker: Seeker, match: ByMatch) => {
  const fits = all([jobFits(seeker, {}), ...inSql(jobSearched, match.only ?? [])]);
  const from = sql`from ${jobRowsFor(seeker)} as found where ${fits}`;
  return countHits(db, sql`${from} and ${scoreOf(match)} >= ${match.least}`);
};

const companyOrder = byTime(sql`found.listed_at`);

export const findCompaniesInRows = (db: Db, seeker: Searcher, { filter, cursor }: Search) => {
  const from = sql`from ${companyRows} as found where ${companyFits(seeker, filter)}`;
  return readPage(db, { from, id: sql`found.company_id`, order: companyOrder, cursor });
};

export type Only = readonly FilterCondition<JobSearched>[];

export const countJobsInRows = (
  db: Db,
  seeker: Searcher,
  filter: DiscoverFilter,
  only: Only = [],
) => {
  const fits = all([jobFits(seeker, filter), ...inSql(jobSearched, only)]);
  return countHits(db, sql`from ${jobRowsFor(seeker)} as found where ${fits}`);
};

/** Numbers of open jobs by prefecture; a job in several counts in each. */
export async function countJobsByPrefecture(db: Db, seeker: Seeker): Promise<Map<string, number>> {
  const { rows } = await sql<{ place: string; count: number }>`
    select place, count(*)::int as count
    from ${jobRowsFor(seeker)} as found cross join unnest(found.prefectures) as place
    where ${maySee(seeker)} group by place`.execute(db);
  return new Map(rows.map(({ place, count }) => [place, count]));
}

export const countCompaniesInRows = (db: Db, seeker: Searcher, filter: DiscoverFilter) =>
  countHits(db, sql`from ${companyRows} as found where ${companyFits(seeker, filter)}`);

interface NewSince {
  about: 'jobs' | 'companies';
  filter: DiscoverFilter;
  since: Date;
}

export async function countNew(db: Db, seeker: Searcher, { about, filter, since }: NewSince) {
  return countHits(
    db,
    about === 'jobs'
      ? sql`from ${jobRowsFor(seeker)} as found
          where found.opened_at > ${since} and ${jobFits(seeker, filter)}`
      : sql`from ${companyRows} as found
          where found.listed_at > ${since} and ${companyFits(seeker, filter)}`,
  );
}
