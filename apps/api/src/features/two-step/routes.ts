import {
  confirmTwoStep as confirmTwoStepEndpoint,
  endTwoStep as endTwoStepEndpoint,
  liftTwoStep as liftTwoStepEndpoint,
  renewRecoveryCodes,
  showTwoStep as showTwoStepEndpoint,
  startTwoStep as startTwoStepEndpoint,
} from '@engawa/contract/two-step/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { confirmTwoStep } from './company/confirm-two-step.ts';
import { endTwoStep } from './company/end-two-step.ts';
import { liftTwoStep } from './company/lift-two-step.ts';
import { renewCodes } from './company/renew-codes.ts';
import { showTwoStep } from './company/show-two-step.ts';
import { startTwoStep } from './company/start-two-step.ts';
import type { TwoStepServices } from './services.ts';

export const twoStepRoutes = (services: TwoStepServices) => [
  bind(showTwoStepEndpoint, showTwoStep),
  bind(startTwoStepEndpoint, startTwoStep(services)),
  bind(confirmTwoStepEndpoint, confirmTwoStep(services)),
  bind(renewRecoveryCodes, renewCodes(services)),
  bind(endTwoStepEndpoint, endTwoStep(services)),
  bind(liftTwoStepEndpoint, liftTwoStep(services)),
];
