import type { ColumnType, Generated } from 'kysely';

export interface DiscoverTables {
  kept_filter: {
    id: Generated<string>;
    student_id: string;
    name: string;
    about: 'jobs' | 'companies';
    /** Opaque: only the reader of saved searches turns it into a filter. */
    filter: ColumnType<unknown, string, string>;
    notify: boolean;
    kept_at: Date;
    known_until: Date;
    told_at: ColumnType<Date | null, undefined, Date>;
  };
}
