import type { pollStudentSignals } from '@engawa/contract/realtime/student';
import { pollAfter } from '@engawa/platform/realtime/poll';
import type { SignalSource } from '@engawa/platform/realtime/signals.repo';
import type { Handler } from '../../../handler.ts';

export const pollSignals =
  (signals: SignalSource): Handler<typeof pollStudentSignals> =>
  ({ actor, query }) =>
    pollAfter(signals, actor.accountId, query.after);
