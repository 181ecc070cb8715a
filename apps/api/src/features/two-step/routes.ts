/**
 * Feature two-step. Authenticator codes and recovery codes of recruiters. Decision 040.
 */

import {
  confirmTwoStep as confirmTwoStepEndpoint,
  endTwoStep as endTwoStepEndpoint,
  liftTwoStep as liftTwoStepEndpoint,
  renewRecoveryCodes,
  showTwoStep,
  startTwoStep as startTwoStepEndpoint,
} from '@engawa/contract/two-step/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { confirmTwoStep } from './company/confirm-two-step.ts';
import { endTwoStep } from './company/end-two-step.ts';
import { liftTwoStep } from './company/lift-two-step.ts';
import { renewCodes } from './company/renew-codes.ts';
import { startTwoStep } from './company/start-two-step.ts';
import { countCodes } from './recovery-codes.repo.ts';
import type { TwoStepServices } from './services.ts';
import { findTwoStep } from './two-step.repo.ts';

export const twoStepRoutes = (services: TwoStepServices) => [
  bind(showTwoStep, async ({ db, actor: { accountId } }) => {
    const onSince = (await findTwoStep(db, accountId))?.confirmedAt?.toISOString() ?? null;
    const recoveryCodesLeft = onSince === null ? 0 : await countCodes(db, accountId);
    return { twoStep: { onSince, recoveryCodesLeft } };
  }),
  bind(startTwoStepEndpoint, startTwoStep(services)),
  bind(confirmTwoStepEndpoint, confirmTwoStep(services)),
  bind(renewRecoveryCodes, renewCodes(services)),
  bind(endTwoStepEndpoint, endTwoStep(services)),
  bind(liftTwoStepEndpoint, liftTwoStep(services)),
];
