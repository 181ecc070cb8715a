import type { listTemplates as endpoint } from '@engawa/contract/messages/inside';
import type { Handler } from '../../../handler.ts';
import { readTemplates } from '../inside/read-templates.ts';

export const listTemplates: Handler<typeof endpoint> = ({ db, actor }) =>
  readTemplates(db, actor.companyId);
