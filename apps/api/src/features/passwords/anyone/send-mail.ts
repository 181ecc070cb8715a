import { type Localized, say } from '@engawa/contract/language';
import type { sendPasswordMail as endpoint } from '@engawa/contract/passwords/anyone';
import { successMessages } from '@engawa/contract/success';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany } from '@engawa/platform/mail/words';
import type { TwoSteps } from '../../../handler.ts';
import { createToken, emailKey, findAccountsByEmail, mayMail } from '../../auth/public.ts';
import { passwordResetMail } from '../mails.ts';

/** One mail per minute and address, whether or not it is registered; the response says so. */
const oncePerMinute = { max: 1, seconds: 60 } as const;
const sentAlready: Localized = {
  ja: '先ほどメールを送信しました。届かない場合は、1分ほど待ってからもう一度お試しください。',
  en: 'An email was sent a moment ago. If it does not arrive, please wait a minute and try again.',
};

interface Services {
  limits: CallLimits;
  origin: string;
}

interface Counted {
  again: boolean;
  allowed: boolean;
}

export const sendMail = ({ limits, origin }: Services): TwoSteps<typeof endpoint, Counted> => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  async before({ body: { email } }) {
    const { over: again } = await limits.attempt('password-mail', emailKey(email), oncePerMinute);
    return { again, allowed: !again && (await mayMail(limits, 'reset', email)) };
  },

  async run({ tx, body: { email }, language, now, outbox }, { again, allowed }) {
    if (again) return { result: 2, message: say(sentAlready, language) };
    const [known] = await findAccountsByEmail(tx, email);
    // The stored spelling: spellings that we treat as equal may be different mailboxes elsewhere.
    const stored = known?.email ?? email;
    const token = await createToken(tx, 'password-reset', { email: stored }, now);
    outbox.mail({
      to: allowed && known ? stored : null,
      language: known?.language ?? language,
      template: passwordResetMail.name,
      data: {
        url: `${origin}/company/password/reset/${token}`,
        ...(known && { reader: byCompany(known.companyId, quotable(known.name, 40)) }),
      },
    });
    return { result: 1, message: say(successMessages.sent, language) };
  },
});
