import type { recruiterLogin as endpoint } from '@engawa/contract/auth/anyone';
import { verifyPassword } from '@engawa/platform/auth/passwords';
import { digestOf } from '@engawa/platform/auth/tokens';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { presentChoice } from '../company-choice.ts';
import { createToken } from '../one-time-token.repo.ts';
import {
  findAccounts,
  findPasswords,
  type KnownPassword,
  stillMatching,
} from '../recruiters.repo.ts';
import { openRecruiterSession } from '../session-reply.ts';

/**
 * Failures only. Counted for the address together with the e-mail, so that nobody can lock somebody
 * else out from afar, and for the address alone, against one who tries many e-mails.
 */
const failures = {
  person: { max: 10, seconds: 300 },
  address: { max: 100, seconds: 300 },
} as const;

/** An e-mail in no company, in one and in two takes the same time. */
const leastVerifications = 2;

interface Services {
  commands: Db;
  limits: CallLimits;
}

export const recruiterLogin = ({
  commands,
  limits,
}: Services): TwoSteps<typeof endpoint, { matched: KnownPassword[] }> => ({
  async before({ body: { email, password }, address }) {
    const person = `${address}:${digestOf(email.toLowerCase()).toString('base64url')}`;
    const attempts = [
      await limits.attempt('login', person, failures.person),
      await limits.attempt('login-address', address, failures.address),
    ];
    for (const attempt of attempts) attempt.refuseIfOver();
    const known = await findPasswords(commands, email);
    const hashes = [...known.map((one) => one.passwordHash), null, null].slice(
      0,
      Math.max(leastVerifications, known.length),
    );
    const matches = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
    const matched = known.filter((_, at) => matches[at]);
    if (matched.length === 0) refuse('wrong_credentials');
    for (const attempt of attempts) await attempt.forgive();
    return { matched };
  },

  async run(call, { matched }) {
    // A password that was changed in this very moment no longer leads in.
    const accountIds = await stillMatching(call.tx, matched);
    if (accountIds.length === 0) refuse('wrong_credentials');
    const accounts = await findAccounts(call.tx, accountIds);
    const open = accounts.filter((account) => !account.disabledAt);
    const [only] = open;
    if (!only) refuse('account_stopped');
    if (open.length === 1) {
      call.concerns(only.id);
      return openRecruiterSession(call, only.id);
    }
    const offered = { accountIds: open.map(({ id }) => id) };
    return {
      companies: open.map(presentChoice),
      selectionToken: await createToken(call.tx, 'login-choice', offered, call.now),
    };
  },
});
