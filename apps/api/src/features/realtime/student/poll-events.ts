import type { pollStudentEvents } from '@engawa/contract/realtime/student';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { pollAfter } from '@engawa/platform/realtime/poll';
import type { Handler } from '../../../handler.ts';

export const pollEvents =
  (pipeline: ReadPipeline): Handler<typeof pollStudentEvents> =>
  ({ actor, query }) =>
    pollAfter(pipeline, actor.accountId, query.after);
