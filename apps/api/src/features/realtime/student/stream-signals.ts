import type { streamStudentSignals } from '@engawa/contract/realtime/student';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import type { Handler } from '../../../handler.ts';

export const streamSignals =
  (hub: RealtimeHub): Handler<typeof streamStudentSignals> =>
  ({ actor }) =>
    hub.subscribe(actor.accountId);
