import type { startSignUp as endpoint } from '@engawa/contract/signup/anyone';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TwoSteps } from '../../../handler.ts';
import { createToken, mayMail } from '../../auth/public.ts';
import { signUpMail } from '../mails.ts';

interface Services {
  limits: CallLimits;
  origin: string;
}

/** The same answer for any address, since a person may register several companies. */
export const startSignUp = ({
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, { allowed: boolean }> => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  before: async ({ body: { email } }) => ({ allowed: await mayMail(limits, 'sign-up', email) }),

  async run({ tx, body: { name, email }, language, now, outbox }, { allowed }) {
    const token = await createToken(tx, 'sign-up', { name, email }, now);
    const url = `${origin}/company/signup/step2?token=${token}`;
    outbox.mail({ to: allowed ? email : null, language, template: signUpMail.name, data: { url } });
    return {};
  },
});
