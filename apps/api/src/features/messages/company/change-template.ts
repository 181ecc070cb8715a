import type { changeTemplate as endpoint } from '@engawa/contract/messages/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readTemplates } from '../inside/read-templates.ts';
import { updateTemplate } from '../inside/templates.repo.ts';

export const changeTemplate: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, concerns } = call;
  const { companyId, accountId } = actor;
  const { id } = found(await updateTemplate(tx, companyId, body, { by: accountId, now }));
  concerns(id);
  return readTemplates(tx, companyId);
};
