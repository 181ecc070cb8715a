import type { rateApplicant as endpoint } from '@engawa/contract/applications/inside';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { requireShown } from '../applicants/require-applications.ts';
import { putForm } from '../inside/forms.repo.ts';
import { fitsCriteria } from '../inside/forms.rules.ts';
import { readForms } from '../inside/read-forms.ts';
import { lockStages } from '../stages/stages.repo.ts';

export const rateApplicant: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { applicationId, stageId, scores, stars, text } = body;
  const { companyId, accountId: authorId } = actor;
  const stages = await lockStages(tx, companyId, 'share');
  const application = await requireShown(call, applicationId);
  const wanted = stageId ?? application.stageId ?? stages[0]?.id;
  const stage = found(stages.find(({ id }) => id === wanted));
  if (!fitsCriteria(scores, stage.criteria)) refuse('criteria_changed');
  await putForm(tx, { applicationId, companyId, authorId, stage, scores, stars, text, now });
  const { ratings } = await readForms(tx, actor, applicationId);
  return { ratings };
};
