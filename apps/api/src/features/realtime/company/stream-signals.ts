import type { streamCompanySignals } from '@engawa/contract/realtime/company';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import type { Handler } from '../../../handler.ts';

export const streamSignals =
  (hub: RealtimeHub): Handler<typeof streamCompanySignals> =>
  ({ actor }) =>
    hub.subscribe(actor.accountId);
