import type { showTwoStep as endpoint } from '@engawa/contract/two-step/company';
import type { Handler } from '../../../handler.ts';
import { countCodes } from '../recovery-codes.repo.ts';
import { findTwoStep } from '../two-step.repo.ts';

export const showTwoStep: Handler<typeof endpoint> = async ({ db, actor: { accountId } }) => {
  const onSince = (await findTwoStep(db, accountId))?.confirmedAt?.toISOString() ?? null;
  const recoveryCodesLeft = onSince === null ? 0 : await countCodes(db, accountId);
  return { twoStep: { onSince, recoveryCodesLeft } };
};
