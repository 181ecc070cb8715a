import type { ColumnKind } from '@engawa/index/columns';
import type { Row } from '@engawa/index/memory-index';
import type { Packing } from '@engawa/index/packs';
import type { Kysely } from 'kysely';

/** What an index is filled from: a table of narrow rows whose changes stand in `search_change`. */
export interface IndexSource<Tables, Name extends string = string> {
  readonly name: string;
  readonly columns: Readonly<Record<Name, ColumnKind>>;
  /** Columns that scores mostly count together. */
  readonly packs?: readonly Packing<Name>[];
  /** The rows behind this id, in the order of ids; fewer than asked for are the last. */
  list(db: Kysely<Tables>, after: string | null, limit: number): Promise<Row<Name>[]>;
  /** Those of these rows that still are there. */
  read(db: Kysely<Tables>, ids: readonly string[]): Promise<Row<Name>[]>;
}
