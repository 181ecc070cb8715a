import { z } from 'zod';
import { type CallLimit, company, endpoint, everyLevel } from '../endpoint.ts';
import { recoveryCodes, typedCode } from './schemas.ts';

const settingUp: readonly CallLimit[] = [{ by: 'account', max: 20, seconds: 600 }];

export const showTwoStep = endpoint({
  id: 'company.twoStep.showTwoStep',
  method: 'GET',
  path: '/v1/company/two-step',
  summary: 'Whether the recruiter’s sign-in asks for a code, and how many recovery codes are left.',
  auth: everyLevel,
  reply: z.object({
    twoStep: z.object({ onSince: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() }),
  }),
  errors: [],
});

export const startTwoStep = endpoint({
  id: 'company.twoStep.startTwoStep',
  method: 'POST',
  path: '/v1/company/two-step/start',
  summary:
    'A secret for an authenticator app. Nothing is asked for at sign-in until a code confirms it.',
  auth: everyLevel,
  fresh: true,
  secret: true,
  reply: z.object({
    /** To type into an authenticator app. */
    secret: z.string(),
    /** To show as a QR code. */
    uri: z.string(),
  }),
  errors: ['two_step_is_on'],
  limits: settingUp,
});

export const confirmTwoStep = endpoint({
  id: 'company.twoStep.confirmTwoStep',
  method: 'POST',
  path: '/v1/company/two-step/confirm',
  summary: 'Turns two-step sign-in on with a first code; the recovery codes are shown this once.',
  auth: everyLevel,
  secret: true,
  body: z.strictObject({ code: typedCode }),
  reply: z.object({ recoveryCodes }),
  errors: ['two_step_code_wrong', 'two_step_is_on', 'two_step_is_off'],
  limits: settingUp,
});

export const renewRecoveryCodes = endpoint({
  id: 'company.twoStep.renewCodes',
  method: 'POST',
  path: '/v1/company/two-step/recovery-codes',
  summary: 'Ten new recovery codes; those from before no longer work.',
  auth: everyLevel,
  fresh: true,
  secret: true,
  reply: z.object({ recoveryCodes }),
  errors: ['two_step_is_off'],
  limits: settingUp,
});

export const endTwoStep = endpoint({
  id: 'company.twoStep.endTwoStep',
  method: 'DELETE',
  path: '/v1/company/two-step',
  summary: 'Turns two-step sign-in off; the secret and the recovery codes are gone.',
  auth: everyLevel,
  fresh: true,
  reply: z.object({}),
  says: 'updated',
  errors: [],
});

export const liftTwoStep = endpoint({
  id: 'company.twoStep.liftTwoStep',
  method: 'POST',
  path: '/v1/company/team/member/lift-two-step',
  summary: 'Turns it off for a member who has lost their app and codes; they are told by mail.',
  auth: company(0),
  fresh: true,
  body: z.strictObject({ id: z.uuid() }),
  reply: z.object({}),
  says: 'updated',
  errors: [],
});
