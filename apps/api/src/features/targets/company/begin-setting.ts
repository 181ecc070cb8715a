import type { beginTargetSetting as endpoint } from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findContent } from '../../contents/public.ts';
import { addSetting } from '../add-setting.ts';
import { presentSetting } from '../target.present.ts';
import { wishesOfPublished } from '../wishes-of-published.ts';

export const beginSetting: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, language } = call;
  const { companyId } = actor;
  const job = found((await findContent(tx, companyId, 'job', body.jobId))?.published);
  const begun = await wishesOfPublished(tx, companyId, job, { language, now });
  const setting = await addSetting(tx, companyId, { ...begun, jobId: body.jobId }, now);
  return { targetSetting: presentSetting(setting) };
};
