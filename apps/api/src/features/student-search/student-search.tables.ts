import type { ColumnType, Generated } from 'kysely';

export interface StudentSearchTables {
  kept_search: {
    id: Generated<string>;
    company_id: string;
    recruiter_id: string;
    name: string;
    /** Opaque: only the reader of saved searches turns it into a filter. */
    filter: ColumnType<unknown, string, string>;
    notify: boolean;
    kept_at: Date;
    known_until: Date;
  };
}
