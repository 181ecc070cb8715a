import type { startTwoStep as endpoint } from '@engawa/contract/two-step/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findMember } from '../member.repo.ts';
import { seal } from '../seal.rules.ts';
import type { TwoStepServices } from '../services.ts';
import { newSecret, secretText, setupUri } from '../totp.rules.ts';
import { offerSecret } from '../two-step.repo.ts';

export const startTwoStep =
  ({ key }: TwoStepServices): Handler<typeof endpoint> =>
  async ({ tx, actor: { accountId } }) => {
    const { email } = found(await findMember(tx, accountId));
    const secret = newSecret();
    const isOffered = await offerSecret(tx, accountId, seal(key, accountId, secret));
    if (!isOffered) refuse('two_step_is_on');
    return { secret: secretText(secret), uri: setupUri(secret, email) };
  };
