import type { giveOutcomes as endpoint } from '@engawa/contract/applications/outcomes';
import type { Handler } from '../../../handler.ts';
import { readThese } from '../applicants/read-list.ts';
import type { ApplicationServices } from '../application-services.ts';
import { planOutcomes } from '../outcomes/plan-outcomes.ts';

export const giveOutcomes =
  ({ undoSeconds }: ApplicationServices): Handler<typeof endpoint> =>
  async (call) => {
    const due = await planOutcomes(call, call.body, undoSeconds);
    const applicants = await readThese({ ...call, db: call.tx }, call.body.ids);
    return { applicants, sendsAt: due.toISOString() };
  };
