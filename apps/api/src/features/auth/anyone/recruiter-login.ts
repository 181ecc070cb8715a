import type { recruiterLogin as endpoint } from '@engawa/contract/auth/anyone';
import { verifyPassword } from '@engawa/platform/auth/passwords';
import { useSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { CommandCall } from '@engawa/platform/http/endpoint/context';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db, Tables } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { emailKey } from '../email-key.ts';
import { guessingMail } from '../mails.ts';
import { createToken } from '../one-time-token.repo.ts';
import {
  findAccounts,
  findAccountsByEmail,
  findPasswords,
  type KnownPassword,
  stillMatching,
} from '../recruiters.repo.ts';
import { presentChoice } from '../sign-in/company-choice.ts';
import { enterCompany } from '../sign-in/enter-company.ts';
import { admitTry } from '../sign-in/guarded-login.ts';

/** Done for any e-mail, so that timing does not reveal in how many companies it is registered. */
const leastVerifications = 2;

interface Services {
  commands: Db;
  limits: CallLimits;
}

type Prepared =
  | { matched: KnownPassword[]; code: string | undefined }
  | { notifyOwner: true; why: 'sign_in_code_needed' | 'sign_in_code_wrong' };

export const recruiterLogin = ({
  commands,
  limits,
}: Services): TwoSteps<typeof endpoint, Prepared> => ({
  async before({ body: { email, password, code }, address, now }) {
    const admitted = await admitTry({ limits, commands }, { email, code, address, now });
    if (admitted.withoutCode) {
      const { why, notifyOwner } = admitted.withoutCode;
      return notifyOwner ? { notifyOwner, why } : refuse(why);
    }
    const known = await findPasswords(commands, email);
    const hashes = [...known.map((one) => one.passwordHash), null, null].slice(
      0,
      Math.max(leastVerifications, known.length),
    );
    const matches = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
    const matched = known.filter((_, at) => matches[at]);
    if (matched.length === 0) refuse('wrong_credentials');
    await admitted.forgive();
    return { matched, code: admitted.code };
  },

  async run(call, prepared) {
    const { email } = call.body;
    if ('notifyOwner' in prepared) {
      await notifyOwner(call, email);
      // Returned, not thrown: a thrown refusal would roll back the mail to the owner.
      return new Refusal(prepared.why);
    }
    const { matched, code } = prepared;
    if (code !== undefined && !(await useSignInCode(call.tx, emailKey(email), code))) {
      refuse('sign_in_code_wrong');
    }
    // A password changed during this sign-in no longer counts.
    const accountIds = await stillMatching(call.tx, matched);
    if (accountIds.length === 0) refuse('wrong_credentials');
    const accounts = await findAccounts(call.tx, accountIds);
    const open = accounts.filter((account) => !account.disabledAt);
    const [only] = open;
    if (!only) refuse('account_stopped');
    if (open.length === 1) {
      call.concerns(only.id);
      return enterCompany(call, only.id);
    }
    const offered = { accountIds: open.map(({ id }) => id) };
    return {
      companies: open.map(presentChoice),
      selectionToken: await createToken(call.tx, 'login-choice', offered, call.now),
    };
  },
});

async function notifyOwner(
  {
    tx,
    outbox,
    language,
  }: Pick<CommandCall<typeof endpoint, Tables>, 'tx' | 'outbox' | 'language'>,
  email: string,
): Promise<void> {
  const [owner] = await findAccountsByEmail(tx, email);
  outbox.mail({
    to: owner?.email ?? null,
    language: owner?.language ?? language,
    template: guessingMail.name,
    data: {},
  });
}
