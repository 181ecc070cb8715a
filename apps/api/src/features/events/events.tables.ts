import type { EventApplicationStateId } from '@engawa/contract/reference/contents/event-application-states';

export interface EventTables {
  event_application: {
    event_id: string;
    student_id: string;
    state: EventApplicationStateId;
    applied_at: Date;
  };
}
