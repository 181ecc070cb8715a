import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a page ended. A row that moves afterwards takes nothing of the list along. */
interface ListPlace {
  /** The row's place in the order as it was then, as a whole number. */
  place: string;
  id: string;
}

export const writeCursor = ({ place, id }: ListPlace): string => `${place}_${id}`;

/** The schema of the contract has seen that both parts are there. */
function readCursor(cursor: string): ListPlace {
  const [place = '', id = ''] = cursor.split('_');
  return { place, id };
}

/** Rows that stand after the cursor in a list that goes up or down by `place` and id. */
export function isAfterCursor(
  cursor: string,
  place: RawBuilder<bigint>,
  order: 'asc' | 'desc',
  id = 'content.id',
): RawBuilder<SqlBool> {
  const last = readCursor(cursor);
  const is = order === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${place}, ${sql.ref(id)}) ${is} (${last.place}::bigint, ${last.id}::uuid)`;
}

/** A moment as a whole number of microseconds, which is as exact as the database keeps it. */
export const microsecondsOf = (moment: RawBuilder<unknown>): RawBuilder<bigint> =>
  sql<bigint>`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** To be selected: a number of JavaScript would not keep all of its digits. */
export const placeText = (place: RawBuilder<bigint>): RawBuilder<string> =>
  sql<string>`(${place})::text`;
