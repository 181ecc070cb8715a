import type { pollCompanySignals } from '@engawa/contract/realtime/company';
import { pollAfter } from '@engawa/platform/realtime/poll';
import type { SignalSource } from '@engawa/platform/realtime/signals.repo';
import type { Handler } from '../../../handler.ts';

export const pollSignals =
  (signals: SignalSource): Handler<typeof pollCompanySignals> =>
  ({ actor, query }) =>
    pollAfter(signals, actor.accountId, query.after);
