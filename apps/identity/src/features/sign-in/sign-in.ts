import { maxPasswordLength } from '@engawa/contract/auth/schemas';
import { say } from '@engawa/contract/language';
import { countGuess, type Guess } from '@engawa/platform/auth/guessing';
import { verifyPassword } from '@engawa/platform/auth/passwords';
import { isSignInCode, useSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import {
  type AccountRow,
  findAccountByEmail,
  rememberLanguage,
  stillHasPassword,
} from '../../accounts/account.repo.ts';
import { emailFault, emailKey } from '../../accounts/email.ts';
import { noteRequest } from '../../accounts/mail-request.ts';
import { findRegistration, insertToken } from '../../accounts/one-time-token.repo.ts';
import { confirmExpiry } from '../../accounts/token-lifetimes.ts';
import type { IdentityContext } from '../../context.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import { fieldFaults } from '../../pages/words.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import type { Tx } from '../../tables.ts';
import { type SignInProblem, signInPage } from './sign-in-page.ts';

export const guessKey = 'identity.sign-in';
const failures = { max: 10, seconds: 300 } as const;
/** Many people may share an address; this many failures come from somebody trying a list. */
const failuresPerAddress = { max: 200, seconds: 300 } as const;

const statuses: Record<SignInProblem, number> = {
  wrong: 422,
  unconfirmed: 403,
  codeNeeded: 409,
  codeWrong: 409,
};

export function showSignIn(identity: IdentityContext, visit: Visit): Answer {
  const email = visit.interaction?.param('login_hint').slice(0, 254) ?? '';
  return { page: signInPage(visit, identity, { values: { email }, faults: {} }) };
}

export async function signIn(
  identity: IdentityContext,
  visit: Visit,
  interaction: OpenInteraction,
): Promise<Answer> {
  const email = visit.field('email').trim();
  const password = visit.field('password');
  const code = visit.field('code').trim().slice(0, 30);
  const again = (
    faults: Partial<Record<'email' | 'password', string>>,
    problem?: SignInProblem,
  ) => {
    return {
      page: signInPage(visit, identity, { values: { email, code }, faults }, problem),
      status: statuses[problem ?? 'wrong'],
    };
  };

  const fault = emailFault(email);
  if (fault || !password) {
    return again({
      ...(fault && { email: say(fieldFaults[fault], visit.language) }),
      ...(!password && { password: say(fieldFaults.passwordMissing, visit.language) }),
    });
  }

  const attempts = await countTry(identity, visit, email);
  const missing = await codeProblem(identity, visit, attempts.guess, { email, code });
  if (missing) return again({}, missing);
  const account = await findAccountByEmail(identity.db, email);
  const open = account && !account.disabled_at && password.length <= maxPasswordLength;
  const known = open ? account.password_hash : null;
  const right = await verifyPassword(known, password.slice(0, maxPasswordLength));
  if (!right || !account) return again({}, 'wrong');
  await attempts.forgive();
  if (!account.confirmed_at) {
    await keepRegistration(identity, interaction, account);
    return again({}, 'unconfirmed');
  }
  if (attempts.guess.needsCode) {
    const use = (tx: Tx) => useSignInCode(tx, emailKey(email), code);
    if (!(await identity.db.transaction().execute(use))) return again({}, 'codeWrong');
  }
  const goTo = await interaction.signIn(account.id);
  // A changed password deletes parked sign-ins; this one may have been parked just after it.
  if (await stillHasPassword(identity.db, account)) {
    await rememberLanguage(identity.db, account.id, visit.language);
    return { goTo };
  }
  await interaction.drop();
  return again({}, 'wrong');
}

/** An unconfirmed account with the right password: a code requested by this tab completes it. */
async function keepRegistration(
  { db, clock }: IdentityContext,
  { uid }: OpenInteraction,
  account: AccountRow,
): Promise<void> {
  if (await findRegistration(db, account.id, uid)) return;
  const { id: accountId, email, language } = account;
  const registration = {
    passwordHash: account.password_hash,
    givenName: account.given_name,
    familyName: account.family_name,
    language,
  };
  const expiresAt = confirmExpiry(clock.now());
  const token = { purpose: 'confirm', accountId, email, interactionUid: uid } as const;
  await db
    .transaction()
    .execute((tx) => insertToken(tx, { ...token, registration, expiresAt, usedAt: clock.now() }));
}

async function countTry({ limits }: IdentityContext, { address }: Visit, email: string) {
  const counted = await Promise.all([
    limits.attempt('identity.sign-in', `${address}:${emailKey(email)}`, failures),
    limits.attempt('identity.sign-in-address', address, failuresPerAddress),
  ]);
  for (const attempt of counted) attempt.refuseIfOver();
  const guess = await countGuess(limits, guessKey, emailKey(email));
  const all = [...counted, guess];
  return { guess, forgive: () => Promise.all(all.map((one) => one.forgive())) };
}

/** During guessing, passwords need a valid code; the owner is notified once a day. */
async function codeProblem(
  identity: IdentityContext,
  visit: Visit,
  guess: Guess,
  { email, code }: { email: string; code: string },
): Promise<SignInProblem | undefined> {
  if (!guess.needsCode) return undefined;
  const now = identity.clock.now();
  if (code && (await isSignInCode(identity.db, emailKey(email), code, now))) return undefined;
  if (await guess.shouldNotify()) await noteRequest(identity, 'guessing', email, visit);
  return code ? 'codeWrong' : 'codeNeeded';
}
