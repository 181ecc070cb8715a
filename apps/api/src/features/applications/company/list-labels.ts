import type { listApplyLabels as endpoint } from '@engawa/contract/applications/labels';
import type { Handler } from '../../../handler.ts';
import { readLabels } from '../inside/read-labels.ts';

export const listLabels: Handler<typeof endpoint> = ({ db, actor }) =>
  readLabels(db, actor.companyId);
