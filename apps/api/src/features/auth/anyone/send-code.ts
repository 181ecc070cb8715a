import type { sendSignInCode as endpoint } from '@engawa/contract/auth/anyone';
import { mayMailCode } from '@engawa/platform/auth/guessing';
import { createSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TwoSteps } from '../../../handler.ts';
import { emailKey } from '../email-key.ts';
import { signInCodeMail } from '../mails.ts';
import { findAccountsByEmail } from '../recruiters.repo.ts';
import { guessKey } from '../sign-in/guarded-login.ts';

export const sendCode = (limits: CallLimits): TwoSteps<typeof endpoint, { allowed: boolean }> => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  before: async ({ body: { email } }) => ({
    allowed: await mayMailCode(limits, guessKey, emailKey(email)),
  }),

  async run({ tx, body: { email }, language, now, outbox }, { allowed }) {
    if (!allowed) return {};
    const [owner] = await findAccountsByEmail(tx, email);
    outbox.mail({
      to: owner?.email ?? null,
      language: owner?.language ?? language,
      template: signInCodeMail.name,
      data: { code: await createSignInCode(tx, emailKey(email), now) },
    });
    return {};
  },
});
