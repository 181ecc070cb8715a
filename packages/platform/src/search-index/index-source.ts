import type { ColumnKind } from '@engawa/index/columns';
import type { Row } from '@engawa/index/memory-index';
import type { Packing } from '@engawa/index/packs';
import type { Kysely } from 'kysely';

interface ListedRows<Name extends string> {
  /** Can be iterated once; rows are read meanwhile. */
  readonly rows: Iterable<Row<Name>>;
  /** The id to continue after; null at the end. */
  readonly last: string | null;
}

/** A table of narrow rows that an index is filled from; its changes are in `search_change`. */
export interface IndexSource<Tables, Name extends string = string> {
  readonly name: string;
  readonly columns: Readonly<Record<Name, ColumnKind>>;
  /** Groups of columns that most scores read together. */
  readonly packs?: readonly Packing<Name>[];
  readonly order: Name;
  list(db: Kysely<Tables>, after: string | null, limit: number): Promise<ListedRows<Name>>;
  read(db: Kysely<Tables>, ids: readonly string[]): Promise<Iterable<Row<Name>>>;
}
