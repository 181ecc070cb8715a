import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sort key and id of a page's last row, by value: the row may move afterwards. */
interface ListPlace {
  /** The row's sort key at the time of the page, as a whole number. */
  place: string;
  id: string;
}

export const writeCursor = ({ place, id }: ListPlace): string => `${place}_${id}`;

/** The contract's schema guarantees both parts. */
function readCursor(cursor: string): ListPlace {
  const [place = '', id = ''] = cursor.split('_');
  return { place, id };
}

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

/** Microseconds since 1970, the precision of the database. */
export const microsecondsOf = (moment: RawBuilder<unknown>): RawBuilder<bigint> =>
  sql<bigint>`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** As text, because a JavaScript number cannot represent all digits. */
export const placeText = (place: RawBuilder<bigint>): RawBuilder<string> =>
  sql<string>`(${place})::text`;
