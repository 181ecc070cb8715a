import type { pollStudentSignals } from '@engawa/contract/realtime/student';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { pollAfter } from '@engawa/platform/realtime/poll';
import type { Handler } from '../../../handler.ts';

export const pollSignals =
  (pipeline: ReadPipeline): Handler<typeof pollStudentSignals> =>
  ({ actor, query }) =>
    pollAfter(pipeline, actor.accountId, query.after);
