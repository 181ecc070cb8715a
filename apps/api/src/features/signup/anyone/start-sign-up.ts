import type { startSignUp as endpoint } from '@engawa/contract/signup/anyone';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Handler } from '../../../handler.ts';
import { createToken, mayMail } from '../../auth/public.ts';
import { signUpMail } from '../mails.ts';

/** Anyone's address gets the same answer: one person may sign up several companies. */
export const startSignUp =
  ({ limits, origin }: { limits: CallLimits; origin: string }): Handler<typeof endpoint> =>
  async ({ tx, body: { name, email }, language, now, outbox }) => {
    const token = await createToken(tx, 'sign-up', { name, email }, now);
    const url = `${origin}/company/signup/step2?token=${token}`;
    const to = (await mayMail(limits, 'sign-up', email)) ? email : null;
    outbox.mail({ to, language, template: signUpMail.name, data: { url } });
    return {};
  };
