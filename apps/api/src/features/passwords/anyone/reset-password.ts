import { say } from '@engawa/contract/language';
import type { resetPassword as endpoint } from '@engawa/contract/passwords/anyone';
import { successMessages } from '@engawa/contract/success';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import {
  changePassword,
  createToken,
  findAccountsByEmail,
  presentChoice,
  readToken,
  useToken,
} from '../../auth/public.ts';
import { ensureHardToGuess } from '../passwords.rules.ts';

export const resetPassword = ({
  commands,
  origin,
}: {
  commands: Db;
  origin: string;
}): TwoSteps<typeof endpoint, { passwordHash: string }> => ({
  async before({ body: { token, password }, language, now }) {
    const reset = await readToken(commands, 'password-reset', token, now);
    if (!reset) return refuse('mail_link_expired');
    await ensureHardToGuess(password, reset.email, language);
    return { passwordHash: await hashPassword(password) };
  },

  async run(call, { passwordHash }) {
    const { tx, body, language, now, concerns } = call;
    const reset = await useToken(tx, 'password-reset', body.token, now);
    if (!reset) return refuse('mail_link_expired');
    const accounts = await findAccountsByEmail(tx, reset.email);
    const [only] = accounts;
    if (!only) return refuse('mail_link_expired');
    if (accounts.length === 1) {
      concerns(only.id);
      await changePassword({ ...call, origin }, only, passwordHash);
      return { message: say(successMessages.password_reset, language) };
    }
    const offered = { accountIds: accounts.map(({ id }) => id), passwordHash };
    return {
      companies: accounts.map(presentChoice),
      selectionToken: await createToken(tx, 'password-choice', offered, now),
    };
  },
});
