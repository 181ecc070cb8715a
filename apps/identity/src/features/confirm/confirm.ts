import { maxPasswordLength } from '@engawa/contract/auth/schemas';
import { say } from '@engawa/contract/language';
import { hashPassword, verifyPassword } from '@engawa/platform/auth/passwords';
import { digestOf } from '@engawa/platform/auth/tokens';
import { completeRegistration } from '../../accounts/complete-registration.ts';
import {
  findRegistration,
  type OneTimeToken,
  peekToken,
} from '../../accounts/one-time-token.repo.ts';
import { faultsIn, readPerson } from '../../accounts/person.ts';
import type { IdentityContext } from '../../context.ts';
import { signInAddress } from '../../http/expired.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import type { Registration } from '../../tables.ts';
import {
  confirmedPage,
  confirmPage,
  introducePage,
  knownPage,
  uselessLinkPage,
} from './confirm-pages.ts';
import { confirmWords } from './words.ts';

const introductions = { max: 30, seconds: 600 } as const;

export async function showConfirm(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const text = visit.query('token');
  const token = await peekToken(identity.db, 'confirm', text, identity.clock.now());
  if (!token) return useless(visit);
  if (ownRegistration(visit, token)) return { page: confirmPage(visit, token.email, text) };
  if (token.registration && visit.query('introduce') !== 'yes') {
    return { page: knownPage(visit, token.email, text) };
  }
  return askWhoItIs(identity, visit, token, text);
}

export async function confirm(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const text = visit.field('token');
  const token = await peekToken(identity.db, 'confirm', text, identity.clock.now());
  if (!token) return useless(visit);
  const own = ownRegistration(visit, token);
  if (own) return complete(identity, visit, token, text, own);
  if (visit.field('known') === 'yes' && token.registration) {
    return confirmKnown(identity, visit, token, text, token.registration);
  }
  // A form from before the sign-in expired, which lacks the name and password fields.
  if (visit.field('introduced') !== 'yes') return askWhoItIs(identity, visit, token, text);

  const { values, password, faults } = await readPerson(visit, token.email);
  if (Object.keys(faults).length > 0) {
    const form = { values, faults: faultsIn(faults, visit) };
    return { page: introducePage(visit, token.email, text, form), status: 422 };
  }
  (await identity.limits.attempt('identity.confirm', visit.address, introductions)).refuseIfOver();
  return complete(identity, visit, token, text, {
    passwordHash: await hashPassword(password),
    givenName: values.givenName,
    familyName: values.familyName,
    language: visit.language,
  });
}

/** In another browser the registration is confirmed with its password. */
async function confirmKnown(
  identity: IdentityContext,
  visit: Visit,
  token: OneTimeToken,
  text: string,
  registration: Registration,
): Promise<Answer> {
  (await identity.limits.attempt('identity.confirm', visit.address, introductions)).refuseIfOver();
  const password = visit.field('password').slice(0, maxPasswordLength);
  if (await verifyPassword(registration.passwordHash, password)) {
    return complete(identity, visit, token, text, registration);
  }
  return {
    page: knownPage(visit, token.email, text, say(confirmWords.knownWrong, visit.language)),
    status: 422,
  };
}

/** The same sign-in in the same browser that requested the link. */
const isSameAttempt = ({ interaction }: Visit, token: OneTimeToken): boolean =>
  interaction !== undefined && interaction.uid === token.interaction_uid;

/**
 * Anybody can register any address, and its owner may open a stranger's link: so password and name
 * count only in the browser where they were typed.
 */
const ownRegistration = (visit: Visit, token: OneTimeToken): Registration | null =>
  isSameAttempt(visit, token) ? token.registration : null;

async function askWhoItIs(
  { db }: IdentityContext,
  visit: Visit,
  token: OneTimeToken,
  text: string,
): Promise<Answer> {
  const earlier =
    visit.interaction && isSameAttempt(visit, token)
      ? await findRegistration(db, token.account_id, visit.interaction.uid)
      : undefined;
  const values = earlier && { givenName: earlier.givenName, familyName: earlier.familyName };
  return { page: introducePage(visit, token.email, text, { values: values ?? {}, faults: {} }) };
}

async function complete(
  identity: IdentityContext,
  visit: Visit,
  token: OneTimeToken,
  text: string,
  registration: Registration,
): Promise<Answer> {
  const accountId = await completeRegistration(identity, digestOf(text), registration);
  if (!accountId) return useless(visit);
  // Only the browser and sign-in that requested the link are signed in.
  if (visit.interaction && isSameAttempt(visit, token)) {
    return { goTo: await visit.interaction.signIn(accountId) };
  }
  return { page: confirmedPage(visit, signInAddress(visit)) };
}

function useless(visit: Visit): Answer {
  return { page: uselessLinkPage(visit, signInAddress(visit)), status: 410 };
}
