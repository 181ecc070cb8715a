import type { limitJob as endpoint } from '@engawa/contract/jobs/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { requireSomebody, storeAudience } from '../../audience/public.ts';
import { raiseVersion } from '../../contents/public.ts';
import type { Publishing } from '../job-services.ts';
import { presentListed } from '../jobs.present.ts';
import { findListed } from '../jobs.repo.ts';
import { lockJob } from '../status/lock-job.ts';
import { moveJob } from '../status/move-job.ts';
import { setStatus } from '../status/set-status.ts';

export const limitJob =
  (publishing: Publishing): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now } = call;
    const { content, status: from } = await lockJob(call, body.companyJobId);
    requireSomebody(body.audience);
    await storeAudience(call, content.id, body.audience);
    await moveJob({ ...call, publishing }, { content, from, to: 4 });
    // moveJob changed nothing, since the job was limited before; the new audience needs a version.
    if (from === 4) {
      await setStatus(tx, content.id, 4, now);
      await raiseVersion(tx, content.id);
    }
    return {
      job: presentListed(found(await findListed(tx, actor.companyId, content.id)), language),
    };
  };
