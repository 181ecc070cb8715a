import type { pollCompanySignals } from '@engawa/contract/realtime/company';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { pollAfter } from '@engawa/platform/realtime/poll';
import type { Handler } from '../../../handler.ts';

export const pollSignals =
  (pipeline: ReadPipeline): Handler<typeof pollCompanySignals> =>
  ({ actor, query }) =>
    pollAfter(pipeline, actor.accountId, query.after);
