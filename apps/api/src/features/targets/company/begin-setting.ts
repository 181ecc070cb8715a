import type { beginTargetSetting as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { beginFromJob } from '../begin-from-job.ts';
import { presentSetting } from '../target.present.ts';

export const beginSetting: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, language } = call;
  const { companyId } = actor;
  const begun = await beginFromJob(tx, { companyId, jobId: body.jobId, language, now });
  return { targetSetting: presentSetting(found(begun)) };
};
