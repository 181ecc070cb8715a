import type { deleteTemplate as endpoint } from '@engawa/contract/messages/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readTemplates } from '../inside/read-templates.ts';
import { deleteTemplateRow } from '../inside/templates.repo.ts';

export const deleteTemplate: Handler<typeof endpoint> = async ({ tx, actor, params, concerns }) => {
  const { id } = found(await deleteTemplateRow(tx, actor.companyId, params.id));
  concerns(id);
  return readTemplates(tx, actor.companyId);
};
