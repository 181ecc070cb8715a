import type { startSignUp as endpoint } from '@engawa/contract/signup/anyone';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TwoSteps } from '../../../handler.ts';
import { createToken, mayMail } from '../../auth/public.ts';
import { signUpMail } from '../mails.ts';

interface Services {
  limits: CallLimits;
  origin: string;
}

/** Anyone's address gets the same answer: one person may sign up several companies. */
export const startSignUp = ({
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, { allowed: boolean }> => ({
  // Before the transaction, which may have to be tried again: that is no second mail.
  before: async ({ body: { email } }) => ({ allowed: await mayMail(limits, 'sign-up', email) }),

  async run({ tx, body: { name, email }, language, now, outbox }, { allowed }) {
    const token = await createToken(tx, 'sign-up', { name, email }, now);
    const url = `${origin}/company/signup/step2?token=${token}`;
    outbox.mail({ to: allowed ? email : null, language, template: signUpMail.name, data: { url } });
    return {};
  },
});
