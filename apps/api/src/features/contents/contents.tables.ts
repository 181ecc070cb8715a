import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { PerLanguage } from '@engawa/contract/language';
import type { ColumnType, Generated } from 'kysely';

/** Both copies of every kind have this shape; each kind's schema in the contract says more. */
export interface StoredDocument extends PerLanguage<object> {
  common: object;
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
    published_at: Date | null;
  };
}
