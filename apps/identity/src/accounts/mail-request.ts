import type { Language } from '@engawa/contract/language';
import { defineJob } from '@engawa/platform/jobs/job';
import type { IdentityContext } from '../context.ts';
import { confirmMail, resetMail } from '../mails.ts';
import type { Tx } from '../tables.ts';
import { type AccountRow, findAccountByEmail } from './account.repo.ts';
import { emailKey } from './email.ts';
import { insertMailRequest, takeMailRequest } from './mail-request.repo.ts';
import { insertToken } from './one-time-token.repo.ts';
import { confirmExpiry, resetExpiry } from './token-lifetimes.ts';

const mailsPerReceiver = { max: 5, seconds: 3600 } as const;

export const mailRequestJob = defineJob<{ requestId: string }>('identity-mail-request');

/** Nobody fills a stranger's mailbox through us; whoever asks is not told that it stopped. */
export async function mayWriteTo({ limits }: IdentityContext, email: string): Promise<boolean> {
  return !(await limits.attempt('identity.mail', emailKey(email), mailsPerReceiver)).over;
}

/** Noted for any address; whether it has an account is looked up after the answer. */
export async function requestMail(
  identity: IdentityContext,
  purpose: 'confirm' | 'reset',
  email: string,
  from: { language: Language; interactionUid: string | null },
): Promise<void> {
  if (!(await mayWriteTo(identity, email))) return;
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
    const uid = request.interaction_uid;
    if (request.purpose === 'reset') await sendReset(identity, tx, account, uid, request.language);
    else if (!account.confirmed_at) await sendConfirm(identity, tx, account, uid);
  });
}

async function sendReset(
  identity: IdentityContext,
  tx: Tx,
  account: AccountRow,
  interactionUid: string | null,
  language: Language,
): Promise<void> {
  const now = identity.clock.now();
  const token = await insertToken(tx, {
    purpose: 'reset',
    accountId: account.id,
    interactionUid,
    registration: null,
    expiresAt: resetExpiry(now),
  });
  const mail = resetMail(identity, account, interactionUid, token, language);
  await identity.mailer.write(tx, [mail], now);
}

async function sendConfirm(
  identity: IdentityContext,
  tx: Tx,
  account: AccountRow,
  interactionUid: string | null,
): Promise<void> {
  const now = identity.clock.now();
  const token = await insertToken(tx, {
    purpose: 'confirm',
    accountId: account.id,
    interactionUid,
    registration: {
      passwordHash: account.password_hash,
      givenName: account.given_name,
      familyName: account.family_name,
      language: account.language,
    },
    expiresAt: confirmExpiry(now),
  });
  await identity.mailer.write(tx, [confirmMail(identity, account, interactionUid, token)], now);
}
