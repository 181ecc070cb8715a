import type { addTemplate as endpoint } from '@engawa/contract/messages/inside';
import { messageLimits } from '@engawa/contract/messages/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPlan } from '../../plan/public.ts';
import { readTemplates } from '../inside/read-templates.ts';
import { insertTemplate, listTemplates } from '../inside/templates.repo.ts';

export const addTemplate: Handler<typeof endpoint> = async ({ tx, actor, body, now, concerns }) => {
  const { companyId, accountId } = actor;
  // Locks the company, so that two requests together cannot exceed the limit.
  await lockPlan(tx, companyId);
  const count = messageLimits.templates;
  if ((await listTemplates(tx, companyId)).length >= count) {
    refuse('templates_used_up', { details: { count } });
  }
  concerns(await insertTemplate(tx, companyId, body, { by: accountId, now }));
  return readTemplates(tx, companyId);
};
