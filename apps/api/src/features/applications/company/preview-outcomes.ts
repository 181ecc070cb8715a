import type { previewOutcomes as endpoint } from '@engawa/contract/applications/outcomes';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { outcomeText } from '../outcomes/outcome-text.rules.ts';
import { readValues } from '../outcomes/read-values.ts';

export const previewOutcomes: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  changeAll(await requireApplications(call, body.ids), body.result);
  const people = await readValues(tx, actor, body.ids);
  return {
    previews: people.map(({ id, name, values }) => ({
      id,
      name,
      text: outcomeText(body.text, values),
    })),
  };
};
