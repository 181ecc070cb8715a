import type { ColumnType, Generated } from 'kysely';

export interface NotificationTables {
  notification: {
    id: Generated<string>;
    account_id: string;
    /** One of today's kinds or a former one. */
    kind: string;
    /** In the shape of the time of writing; `notification.present.ts` reads it. */
    about: ColumnType<unknown, string, never>;
    student_id: string | null;
    created_at: Date;
    read_at: Date | null;
  };
}
