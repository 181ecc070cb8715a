import type { streamStudentEvents } from '@engawa/contract/realtime/student';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import type { Handler } from '../../../handler.ts';

export const streamEvents =
  (hub: RealtimeHub): Handler<typeof streamStudentEvents> =>
  ({ actor }) =>
    hub.subscribe(actor.accountId);
