import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { ColumnType, Generated } from 'kysely';

declare const written: unique symbol;

/**
 * A document as it was written, by whatever schema there was then. Only `readDocument` looks into
 * it, so the compiler refuses to take it for a document of today.
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
