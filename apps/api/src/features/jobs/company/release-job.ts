import type { releaseJob as endpoint } from '@engawa/contract/jobs/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockContent } from '../../contents/public.ts';
import type { Publishing } from '../job-services.ts';
import { presentChange } from '../posting/changes.present.ts';
import { publishJob } from '../posting/publish-job.ts';
import { readSavedJob } from '../posting/read-saved-job.ts';
import { saveJob } from '../posting/save-job.ts';
import { requirePlanRoom } from '../status/move-job.ts';
import { setStatus } from '../status/set-status.ts';

export const releaseJob =
  (publishing: Publishing): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now } = call;
    const { id, status: from } = await saveJob(call, body);
    const content = found(await lockContent(tx, actor.companyId, 'job', id));
    const changes = await publishJob({ ...call, publishing }, content);
    // A limited job becomes public only through its visibility, not as a side effect of publishing.
    const to = from === 4 ? 4 : 1;
    await requirePlanRoom(tx, actor.companyId, { from, to });
    await setStatus(tx, id, to, now);
    return {
      ...(await readSavedJob(call, id)),
      changes: changes.map((change) => presentChange({ ...change, changedAt: now })),
    };
  };
