import type { ColumnType, Generated } from 'kysely';

export interface NotificationTables {
  notification: {
    id: Generated<string>;
    account_id: string;
    /** One of today's kinds, or one that was. */
    kind: string;
    /** As it was written; see `notification.present.ts`. */
    about: ColumnType<unknown, string, never>;
    student_id: string | null;
    created_at: Date;
    read_at: Date | null;
  };
}
