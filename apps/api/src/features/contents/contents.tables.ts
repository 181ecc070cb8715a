import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { ColumnType, Generated } from 'kysely';

declare const written: unique symbol;

/**
 * A document in the shape of the schema it was written with. Opaque to the compiler: only
 * `readDocument` turns it into today's shape.
 */
export interface StoredDocument {
  readonly [written]: never;
}

type Json<T> = ColumnType<T, string, string>;

export interface ContentTables {
  content: {
    id: Generated<string>;
    company_id: string;
    kind: ContentKind;
    version: Generated<number>;
    draft: Json<StoredDocument>;
    published: ColumnType<StoredDocument | null, string | null, string | null>;
    drift: ColumnType<Drift, string | undefined, string>;
    published_drift: ColumnType<Drift, string | undefined, string>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
    updated_by: string | null;
    in_charge: string | null;
    published_at: Date | null;
  };
}
