import type { listConnectLabels as endpoint } from '@engawa/contract/connect/labels';
import type { Handler } from '../../../handler.ts';
import { listLabels as listRows } from '../labels.repo.ts';

export const listLabels: Handler<typeof endpoint> = async ({ db, actor }) => ({
  labels: await listRows(db, actor.companyId),
});
