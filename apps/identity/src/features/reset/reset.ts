import { say } from '@engawa/contract/language';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { digestOf } from '@engawa/platform/auth/tokens';
import { changePassword, findAccount } from '../../accounts/account.repo.ts';
import { emailFault } from '../../accounts/email.ts';
import { requestMail } from '../../accounts/mail-request.ts';
import { peekToken, useToken, useUpTokens } from '../../accounts/one-time-token.repo.ts';
import { newPasswordFault } from '../../accounts/password.ts';
import type { IdentityContext } from '../../context.ts';
import { signInAddress } from '../../http/expired.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import { passwordChangedMail } from '../../mails.ts';
import { fieldFaults } from '../../pages/words.ts';
import { deleteByAccount } from '../../provider/oidc-payload.repo.ts';
import { forgotPage, resetDonePage, resetPage, sentPage, uselessLinkPage } from './reset-pages.ts';

const requests = { max: 30, seconds: 600 } as const;

/** Fills in the address of a signed-in person. */
export async function showForgot({ db }: IdentityContext, visit: Visit): Promise<Answer> {
  const accountId = visit.interaction?.accountId;
  const known = accountId && (await findAccount(db, accountId));
  const values = known ? { email: known.email } : {};
  return { page: forgotPage(visit, signInAddress(visit), { values, faults: {} }) };
}

export async function forgot(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const email = visit.field('email').trim();
  const fault = emailFault(email);
  if (fault) {
    const faults = { email: say(fieldFaults[fault], visit.language) };
    return {
      page: forgotPage(visit, signInAddress(visit), { values: { email }, faults }),
      status: 422,
    };
  }
  (await identity.limits.attempt('identity.forgot', visit.address, requests)).refuseIfOver();
  await requestMail(identity, 'reset', email, visit);
  return { page: sentPage(visit, signInAddress(visit), email, identity.mailboxUrl) };
}

export async function showReset(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const token = visit.query('token');
  const known = await peekToken(identity.db, 'reset', token, identity.clock.now());
  return known ? { page: pageFor(identity, visit, known.email, token) } : useless(visit);
}

export async function reset(identity: IdentityContext, visit: Visit): Promise<Answer> {
  (await identity.limits.attempt('identity.reset', visit.address, requests)).refuseIfOver();
  const now = identity.clock.now();
  const text = visit.field('token');
  const password = visit.field('password');
  const owner = await peekToken(identity.db, 'reset', text, now);
  if (!owner) return useless(visit);
  const fault = await newPasswordFault(password, owner.email);
  if (fault) {
    const message = say(fieldFaults[fault], visit.language);
    return { page: pageFor(identity, visit, owner.email, text, message), status: 422 };
  }
  const passwordHash = await hashPassword(password);
  const done = await identity.db.transaction().execute(async (tx) => {
    const token = await useToken(tx, 'reset', digestOf(text), now);
    const account = token && (await findAccount(tx, token.account_id));
    if (!account) return false;
    await changePassword(tx, account.id, passwordHash);
    await useUpTokens(tx, account.id, now);
    await deleteByAccount(tx, account.id);
    await identity.onPasswordChanged?.(tx, account.id);
    await identity.mailer.write(tx, [passwordChangedMail(identity, account)], now);
    return true;
  });
  if (!done) return useless(visit);
  // The new password ended this person's sessions, so a sign-in under way has to begin anew.
  const over = visit.interaction?.concerns(owner.account_id);
  return {
    page: resetDonePage(visit, over ? visit.client.initiateLoginUri : signInAddress(visit)),
  };
}

const pageFor = (
  { onPasswordChanged }: IdentityContext,
  visit: Visit,
  email: string,
  token: string,
  fault?: string,
) => resetPage(visit, { email, token, everywhere: onPasswordChanged !== undefined }, fault);

function useless(visit: Visit): Answer {
  return { page: uselessLinkPage(visit), status: 410 };
}
