import { balancedOrderOf, orderOf } from '@engawa/matching/plan/order';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApiDatabases, Db } from '../../../database.ts';
import { all } from '../../../search/conditions/in-sql.repo.ts';
import { sharedPoints } from '../../../search/shared-points.repo.ts';
import { storedNumbers } from '../../student-rows/public.ts';
import { findableStudents } from '../../student-rows/student-rows.query.ts';
import type { Counted, FoundTalent, PageAsked, TalentQuery, TalentSearch } from '../port.ts';
import { fits, hasSignal } from './conditions.repo.ts';

/** A value beyond the plan's table scores no points. */
const pointsAt = (points: readonly number[], column: string): RawBuilder<number> =>
  sql`coalesce((${points}::int[])[${sql.ref(`found.${column}`)} + 1], 0)`;

function totalOf({ score }: TalentQuery): RawBuilder<number> {
  const { plan = [], shared = [] } = score ?? {};
  const parts = [
    ...plan.map(({ column, points }) => pointsAt(points, storedNumbers[column])),
    ...sharedPoints(shared),
  ];
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0`;
}

const placeIn = (order: PageAsked['order']): RawBuilder<number> => {
  if (order === 'newest') return sql`shown`;
  if (order === 'active') return sql`active`;
  const perPoint = order === 'balanced' ? balancedOrderOf(1, 0) : orderOf(1, 0);
  return sql`total * ${perPoint}::int + exposure`;
};

function hitsOf(query: TalentQuery): RawBuilder<unknown> {
  const { least, most, signal } = query.score ?? {};
  const bounds: RawBuilder<SqlBool>[] = [
    ...(least === undefined ? [] : [sql<SqlBool>`total >= ${least}`]),
    ...(most === undefined ? [] : [sql<SqlBool>`total <= ${most}`]),
  ];
  const near = signal ? [hasSignal(signal)] : [];
  return sql`
    select * from (
      select found.student_id as id, found.shown, found.active, found.exposure,
        ${totalOf(query)} as total
      from ${findableStudents} as found where ${all([fits(query), ...near])}) as scored
    where ${all(bounds)}`;
}

interface Row {
  id: string;
  place: string;
  total: number;
}

const cursorOf = ({ place, id }: Row): string => `${place}_${id}`;

/** One statement, so that the matches are computed once for both count and page. */
async function readPage(db: Db, query: TalentQuery, asked: PageAsked): Promise<FoundTalent> {
  const { perPage, cursor, page = 1 } = asked;
  const [number = '', id = ''] = cursor?.split('_') ?? [];
  const beyond = cursor ? sql`where (place, id) < (${number}::bigint, ${id}::uuid)` : sql``;
  const skipped = cursor ? 0 : (page - 1) * perPage;
  const { rows } = await sql<{ count: number; page: Row[] | null }>`
    with hit as materialized (
      select id, total, (${placeIn(asked.order)})::bigint as place from (${hitsOf(query)}) as fit)
    select
      (select count(*)::int from hit) as count,
      (select json_agg(json_build_object('id', id, 'place', place::text, 'total', total))
       from (
        select id, place, total from hit ${beyond}
        order by place desc, id desc
        limit ${perPage + 1} offset ${skipped}) as shown) as page`.execute(db);
  const { count = 0, page: found } = rows[0] ?? {};
  const shown = (found ?? []).slice(0, perPage);
  const last = (found ?? []).length > shown.length ? shown.at(-1) : undefined;
  return {
    count,
    isExact: true,
    students: shown.map((row) => ({
      id: row.id,
      total: query.score ? row.total : null,
      cursor: cursorOf(row),
    })),
    nextCursor: last ? cursorOf(last) : null,
  };
}

async function readCounts(db: Db, queries: readonly TalentQuery[]): Promise<Counted[]> {
  const counts = queries.map((query) => sql`(select count(*)::int from (${hitsOf(query)}) as fit)`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return (rows[0]?.counts ?? []).map((count) => ({ count, isExact: true }));
}

/** Concurrent statements per company; each has a short time limit (`slowReads`). */
const turns = { endpoint: 'talent-search', atOnce: 3, inLine: 16 };

export function postgresTalent({ slowReads }: Pick<ApiDatabases, 'slowReads'>): TalentSearch {
  return {
    find: (query, page) =>
      slowReads.run({ ...turns, by: query.asker }, (db) => readPage(db, query, page)),
    count: async (queries) => {
      const [first] = queries;
      if (!first) return [];
      return slowReads.run({ ...turns, by: first.asker }, (db) => readCounts(db, queries));
    },
  };
}
