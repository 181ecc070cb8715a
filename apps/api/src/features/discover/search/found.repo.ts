import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { discoverLimits, type JobSort } from '@engawa/contract/discover/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { microsecondsOf } from '../../contents/public.ts';
import { companyFits, jobFits, type Seeker } from './conditions.repo.ts';

/**
 * What a list goes down by. Its number stands in the cursor; it is made for the rows of a page only,
 * since for thousands of hits it would take longer than finding them.
 */
interface Order {
  place: RawBuilder<unknown>;
  numberOf(place: RawBuilder<unknown>): RawBuilder<bigint>;
  placeOf(number: string): RawBuilder<unknown>;
}

const byTime = (place: RawBuilder<unknown>): Order => ({
  place,
  numberOf: microsecondsOf,
  placeOf: (number) => sql`(timestamptz 'epoch' + ${number}::bigint * interval '1 microsecond')`,
});

const byNumber = (place: RawBuilder<unknown>): Order => ({
  place,
  numberOf: (one) => sql<bigint>`${one}`,
  placeOf: (number) => sql`${number}::bigint`,
});

/** What has no deadline, or no pay that can be compared, comes last. */
const orders: Record<JobSort, Order> = {
  newest: byTime(sql`found.opened_at`),
  deadline: byNumber(sql`coalesce(date '1970-01-01' - found.closes_on, -99999999)::bigint`),
  salary: byNumber(sql`coalesce(found.yearly_pay, -1)::bigint`),
};

interface Page {
  count: number;
  ids: string[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
}

interface Reading {
  /** The rows that fit, as `id` and `place`. */
  hits: RawBuilder<unknown>;
  order: Order;
  cursor: string | undefined;
}

/** One statement: what fits is looked for once, to be counted and to be shown. */
async function readPage(db: Db, { hits, order, cursor }: Reading): Promise<Page> {
  const [number = '', id = ''] = cursor?.split('_') ?? [];
  const beyond = cursor ? sql`where (place, id) < (${order.placeOf(number)}, ${id}::uuid)` : sql``;
  const { rows } = await sql<{ count: number; page: { id: string; place: string }[] | null }>`
    with hit as materialized (${hits})
    select
      (select count(*)::int from hit) as count,
      (select json_agg(json_build_object(
          'id', shown.id, 'place', (${order.numberOf(sql`shown.place`)})::text))
       from (
        select id, place from hit ${beyond}
        order by place desc, id desc
        limit ${discoverLimits.perPage + 1}) as shown) as page`.execute(db);
  const { count = 0, page: found } = rows[0] ?? {};
  const page = (found ?? []).slice(0, discoverLimits.perPage);
  const last = (found ?? []).length > page.length ? page.at(-1) : undefined;
  return {
    count,
    ids: page.map((one) => one.id),
    nextCursor: last ? `${last.place}_${last.id}` : null,
  };
}

interface Search {
  filter: DiscoverFilter;
  cursor: string | undefined;
}

export const findJobs = (
  db: Db,
  seeker: Seeker,
  { filter, cursor, sort }: Search & { sort: JobSort },
) => {
  const order = orders[sort];
  const hits = sql`
    select found.job_id as id, ${order.place} as place from job_search as found
    where ${jobFits(seeker, filter)}`;
  return readPage(db, { hits, order, cursor });
};

const companyOrder = byTime(sql`found.listed_at`);

export const findCompanies = (db: Db, seeker: Seeker, { filter, cursor }: Search) => {
  const hits = sql`
    select found.company_id as id, ${companyOrder.place} as place
    from company_search as found where ${companyFits(seeker, filter)}`;
  return readPage(db, { hits, order: companyOrder, cursor });
};

export async function countBoth(
  db: Db,
  seeker: Seeker,
  filter: DiscoverFilter,
): Promise<{ jobs: number; companies: number }> {
  const { rows } = await sql<{ jobs: number; companies: number }>`
    select
      (select count(*)::int from job_search as found where ${jobFits(seeker, filter)}) as jobs,
      (select count(*)::int from company_search as found
       where ${companyFits(seeker, filter)}) as companies`.execute(db);
  return rows[0] ?? { jobs: 0, companies: 0 };
}

interface NewSince {
  about: 'jobs' | 'companies';
  filter: DiscoverFilter;
  since: Date;
}

/** What fits and was not there before. */
export async function countNew(db: Db, seeker: Seeker, { about, filter, since }: NewSince) {
  const { rows } =
    about === 'jobs'
      ? await sql<{ count: number }>`
          select count(*)::int as count from job_search as found
          where found.opened_at > ${since} and ${jobFits(seeker, filter)}`.execute(db)
      : await sql<{ count: number }>`
          select count(*)::int as count from company_search as found
          where found.listed_at > ${since} and ${companyFits(seeker, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
