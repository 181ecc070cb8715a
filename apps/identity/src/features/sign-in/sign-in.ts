import { maxPasswordLength } from '@engawa/contract/auth/schemas';
import { verifyPassword } from '@engawa/platform/auth/passwords';
import { findAccountByEmail, stillHasPassword } from '../../accounts/account.repo.ts';
import { emailFault, emailKey } from '../../accounts/email.ts';
import type { IdentityContext } from '../../context.ts';
import { type Answer, show, type Visit } from '../../http/visit.ts';
import { fieldFaults } from '../../pages/words.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { type SignInProblem, signInPage } from './sign-in-page.ts';

const failures = { max: 10, seconds: 300 } as const;
/** Many people may share an address; far more failures than theirs are somebody trying a list. */
const failuresPerAddress = { max: 200, seconds: 300 } as const;

export function showSignIn(identity: IdentityContext, visit: Visit): Answer {
  const email = visit.interaction?.param('login_hint').slice(0, 254) ?? '';
  return { page: signInPage(visit, identity.people, { values: { email }, faults: {} }) };
}

export async function signIn(
  identity: IdentityContext,
  visit: Visit,
  interaction: OpenInteraction,
): Promise<Answer> {
  const email = visit.field('email').trim();
  const password = visit.field('password');
  const again = (
    faults: Partial<Record<'email' | 'password', string>>,
    problem?: SignInProblem,
  ) => {
    const page = signInPage(visit, identity.people, { values: { email }, faults }, problem);
    return show(page.title, page.body, problem === 'unconfirmed' ? 403 : 422);
  };

  const fault = emailFault(email);
  if (fault || !password) {
    return again({
      ...(fault && { email: fieldFaults[fault][visit.language] }),
      ...(!password && { password: fieldFaults.passwordMissing[visit.language] }),
    });
  }

  const { limits } = identity;
  const who = `${visit.address}:${emailKey(email)}`;
  const counted = await Promise.all([
    limits.attempt('identity.sign-in', who, failures),
    limits.attempt('identity.sign-in-address', visit.address, failuresPerAddress),
  ]);
  for (const attempt of counted) attempt.refuseIfOver();
  const account = await findAccountByEmail(identity.db, email);
  const open = account && !account.disabled_at && password.length <= maxPasswordLength;
  const known = open ? account.password_hash : null;
  const right = await verifyPassword(known, password.slice(0, maxPasswordLength));
  if (!right || !account) return again({}, 'wrong');
  await Promise.all(counted.map((attempt) => attempt.forgive()));
  if (!account.confirmed_at) return again({}, 'unconfirmed');
  const goTo = await interaction.signIn(account.id);
  // A new password ends what was parked before it; this may have been parked just after.
  if (await stillHasPassword(identity.db, account)) return { goTo };
  await interaction.drop();
  return again({}, 'wrong');
}
