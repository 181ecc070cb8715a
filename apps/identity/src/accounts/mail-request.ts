import type { Language } from '@engawa/contract/language';
import { personName } from '@engawa/contract/text/person-name';
import { createSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import { defineJob } from '@engawa/platform/jobs/job';
import type { IdentityContext } from '../context.ts';
import { confirmMail, guessingMail, resetMail, signInCodeMail } from '../mails.ts';
import type { Tx } from '../tables.ts';
import { type AccountRow, findAccountByEmail } from './account.repo.ts';
import { newConfirmCode } from './confirm-code.ts';
import { emailKey } from './email.ts';
import { insertMailRequest, type MailRequestRow, takeMailRequest } from './mail-request.repo.ts';
import { findRegistration, insertToken } from './one-time-token.repo.ts';
import { confirmExpiry, resetExpiry } from './token-lifetimes.ts';

const mailsPerReceiver = { max: 5, seconds: 3600 } as const;

export const mailRequestJob = defineJob<{ requestId: string }>('identity-mail-request');

/**
 * Limits mails per recipient without telling the caller. Each kind has its own budget, so that
 * registrations by strangers do not block a password reset.
 */
export async function mayWriteTo(
  { limits }: IdentityContext,
  purpose: 'confirm' | 'reset',
  email: string,
): Promise<boolean> {
  const name = `identity.mail-${purpose}`;
  return !(await limits.attempt(name, emailKey(email), mailsPerReceiver)).over;
}

/** Stored for any address; whether it has an account is checked after the response, by a job. */
export async function requestMail(
  identity: IdentityContext,
  purpose: 'confirm' | 'reset',
  email: string,
  from: { language: Language; interactionUid: string | null },
): Promise<void> {
  if (await mayWriteTo(identity, purpose, email)) await noteRequest(identity, purpose, email, from);
}

/** For mails with a budget of their own. */
export async function noteRequest(
  identity: IdentityContext,
  purpose: MailRequestRow['purpose'],
  email: string,
  from: { language: Language; interactionUid: string | null },
): Promise<void> {
  await identity.db.transaction().execute(async (tx) => {
    const { language, interactionUid } = from;
    const row = { purpose, email, language, interactionUid };
    const requestId = await insertMailRequest(tx, row, identity.clock.now());
    await identity.jobs.send(tx, [{ job: mailRequestJob, data: { requestId } }]);
  });
}

export async function answerMailRequest(identity: IdentityContext, id: string): Promise<void> {
  await identity.db.transaction().execute(async (tx) => {
    const request = await takeMailRequest(tx, id);
    const account = request && (await findAccountByEmail(tx, request.email));
    if (!account || account.disabled_at) return;
    // An unconfirmed account may have been registered by anybody, so its password is not reset.
    if (!account.confirmed_at) await sendConfirm(identity, tx, account, request);
    else if (request.purpose === 'reset') await sendReset(identity, tx, account, request);
    else if (request.purpose === 'code') await sendCode(identity, tx, account);
    else if (request.purpose === 'guessing') {
      await identity.mailer.write(tx, [guessingMail(account)], identity.clock.now());
    }
  });
}

type Request = NonNullable<Awaited<ReturnType<typeof takeMailRequest>>>;

async function sendReset(
  identity: IdentityContext,
  tx: Tx,
  { id, email, language, given_name, family_name }: AccountRow,
  { interaction_uid }: Request,
): Promise<void> {
  const now = identity.clock.now();
  const token = await insertToken(tx, {
    purpose: 'reset',
    accountId: id,
    email,
    interactionUid: interaction_uid,
    registration: null,
    expiresAt: resetExpiry(now),
  });
  const name = personName({ firstName: given_name, lastName: family_name, nameOrder: null });
  const mail = resetMail(identity, { email, language, name }, interaction_uid, token);
  await identity.mailer.write(tx, [mail], now);
}

async function sendCode(identity: IdentityContext, tx: Tx, account: AccountRow): Promise<void> {
  const now = identity.clock.now();
  const code = await createSignInCode(tx, emailKey(account.email), now);
  await identity.mailer.write(tx, [signInCodeMail(account, code)], now);
}

/**
 * Includes the data that the requesting tab has registered. Other registrations for this address
 * may be by strangers.
 */
async function sendConfirm(
  identity: IdentityContext,
  tx: Tx,
  { id: accountId, email }: AccountRow,
  { language, interaction_uid }: Request,
): Promise<void> {
  const now = identity.clock.now();
  const registration =
    interaction_uid === null ? undefined : await findRegistration(tx, accountId, interaction_uid);
  const code = await newConfirmCode(now);
  const token = await insertToken(tx, {
    purpose: 'confirm',
    accountId,
    email,
    interactionUid: interaction_uid,
    registration: registration ?? null,
    expiresAt: confirmExpiry(now),
    code,
  });
  const sent = { interactionUid: interaction_uid, token, code: code.text };
  const mail = confirmMail(identity, { email, language }, sent);
  await identity.mailer.write(tx, [mail], now);
}
