import type { EventApplicationStateId } from '@engawa/contract/reference/contents/event-application-states';
import type { ColumnType } from 'kysely';
import type { StoredDocument } from '../contents/contents.tables.ts';

export interface EventTables {
  event_change: {
    event_id: string;
    told: ColumnType<StoredDocument, string, string>;
    since: Date;
    due_at: Date;
  };
  called_off_event: {
    event_id: string;
    student_id: string;
    company_id: string;
    document: ColumnType<StoredDocument, string, never>;
    applied_at: Date;
  };
  event_application: {
    event_id: string;
    student_id: string;
    state: EventApplicationStateId;
    applied_at: Date;
  };
}
