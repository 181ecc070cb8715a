import { hashPassword } from '@engawa/platform/auth/passwords';
import { claimEmail, findAccountByEmail } from '../../accounts/account.repo.ts';
import { newConfirmCode } from '../../accounts/confirm-code.ts';
import { emailFault } from '../../accounts/email.ts';
import { mayWriteTo, requestMail } from '../../accounts/mail-request.ts';
import { insertToken } from '../../accounts/one-time-token.repo.ts';
import { faultsIn, readPerson } from '../../accounts/person.ts';
import { confirmExpiry } from '../../accounts/token-lifetimes.ts';
import type { IdentityContext } from '../../context.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import { accountKnownMail, confirmMail } from '../../mails.ts';
import type { FormState } from '../../pages/page.ts';
import type { FieldFault } from '../../pages/words.ts';
import type { Registration } from '../../tables.ts';
import { awaitCode } from './await-code.ts';
import { type RegisterField, registerPage } from './register-page.ts';

const registrations = { max: 30, seconds: 600 } as const;

export async function register(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const email = visit.field('email').trim();
  const { values, password, faults } = await readPerson(visit, email);
  const fault = emailFault(email);
  if (fault || Object.keys(faults).length > 0) {
    return again(visit, { ...values, email }, { ...faults, ...(fault && { email: fault }) });
  }

  (await identity.limits.attempt('identity.register', visit.address, registrations)).refuseIfOver();
  await writeDown(identity, visit, email, {
    passwordHash: await hashPassword(password),
    givenName: values.givenName,
    familyName: values.familyName,
    language: visit.language,
  });
  return awaitCode(identity, visit, email);
}

function again(
  visit: Visit,
  values: FormState<RegisterField>['values'],
  faults: Partial<Record<RegisterField, FieldFault>>,
): Answer {
  return { page: registerPage(visit, { values, faults: faultsIn(faults, visit) }), status: 422 };
}

/** The same steps for a new and a taken address, so that timing reveals nothing. */
async function writeDown(
  identity: IdentityContext,
  visit: Visit,
  email: string,
  registration: Registration,
): Promise<void> {
  const now = identity.clock.now();
  const { language } = visit;
  const mayWrite = await mayWriteTo(identity, 'confirm', email);
  const code = await newConfirmCode(now);
  await identity.db.transaction().execute(async (tx) => {
    const claimed = await claimEmail(tx, email, registration, now);
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const token = await insertToken(tx, {
      purpose: 'confirm',
      accountId: account.id,
      email,
      interactionUid: visit.interactionUid,
      registration,
      expiresAt: confirmExpiry(now),
      ...(!claimed && { usedAt: now }),
      // Above the mail budget no code is accepted: one that was not sent can only be guessed.
      ...(mayWrite && { code }),
    });
    if (!mayWrite) return;
    const sent = { interactionUid: visit.interactionUid, token, code: code.text };
    const mail = claimed
      ? confirmMail(identity, { email, language }, sent)
      : accountKnownMail(identity, account, visit.client);
    await identity.mailer.write(tx, [mail], now);
  });
}

/** For any address; a job checks whether it waits for a confirmation. */
export async function resend(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const email = visit.field('email').trim();
  const fault = emailFault(email);
  if (fault) return again(visit, { email }, { email: fault });
  (await identity.limits.attempt('identity.register', visit.address, registrations)).refuseIfOver();
  await requestMail(identity, 'confirm', email, visit);
  return awaitCode(identity, visit, email, { resent: true });
}
