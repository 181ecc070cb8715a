import type { setConnectLabels as endpoint } from '@engawa/contract/connect/labels';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { addLabels, findConnectionRows, listLabels, removeLabels } from '../labels.repo.ts';

export const setLabels: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  const students = await findConnectionRows(tx, companyId, body.studentIds);
  found(students.length === body.studentIds.length || undefined);
  const own = new Set((await listLabels(tx, companyId)).map(({ id }) => id));
  found([...body.add, ...body.remove].every((id) => own.has(id)) || undefined);
  await removeLabels(tx, companyId, students, body.remove);
  await addLabels(tx, companyId, students, body.add);
  return { labels: await listLabels(tx, companyId) };
};
