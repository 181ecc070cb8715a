import type { ColumnKind } from '@engawa/index/columns';
import type { Row } from '@engawa/index/memory-index';
import type { Packing } from '@engawa/index/packs';
import type { Kysely } from 'kysely';

interface ListedRows<Name extends string> {
  /** Read while one goes through them, once. */
  readonly rows: Iterable<Row<Name>>;
  /** The id to go on from; null where there were no more. */
  readonly last: string | null;
}

/** What an index is filled from: a table of narrow rows whose changes stand in `search_change`. */
export interface IndexSource<Tables, Name extends string = string> {
  readonly name: string;
  readonly columns: Readonly<Record<Name, ColumnKind>>;
  /** Columns that scores mostly count together. */
  readonly packs?: readonly Packing<Name>[];
  /** What lists are ordered by unless somebody asks otherwise. */
  readonly order: Name;
  /** The rows behind this id, in the order of ids. */
  list(db: Kysely<Tables>, after: string | null, limit: number): Promise<ListedRows<Name>>;
  /** Those of these rows that still are there. */
  read(db: Kysely<Tables>, ids: readonly string[]): Promise<Iterable<Row<Name>>>;
}
