import type { streamCompanyEvents } from '@engawa/contract/realtime/company';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import type { Handler } from '../../../handler.ts';

export const streamEvents =
  (hub: RealtimeHub): Handler<typeof streamCompanyEvents> =>
  ({ actor }) =>
    hub.subscribe(actor.accountId);
