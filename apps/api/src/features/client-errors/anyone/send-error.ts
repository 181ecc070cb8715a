import type { sendError as endpoint } from '@engawa/contract/client-errors/anyone';
import { endpoints } from '@engawa/contract/endpoints';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TwoSteps } from '../../../handler.ts';
import { mayBringNew, spendReport } from '../budget.ts';
import { addError } from '../client-errors.repo.ts';
import { type KnownClient, onlyKnown } from '../known-client.ts';

const calls: ReadonlySet<string> = new Set(endpoints.map(({ id }) => id));

export const sendError = ({
  limits,
  client,
}: {
  limits: CallLimits;
  client: KnownClient;
}): TwoSteps<typeof endpoint, object> => ({
  before: async () => {
    await spendReport(limits);
    return {};
  },
  run: async ({ tx, body, address, now }) => {
    // Only known calls are stored: reports may come from another build or be invented.
    const call = body.call !== null && calls.has(body.call) ? body.call : null;
    const may = { now, mayBringNew: () => mayBringNew(limits, address) };
    await addError(tx, { ...onlyKnown(body, client), call }, may);
    return {};
  },
});
