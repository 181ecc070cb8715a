import { hashPassword } from '@engawa/platform/auth/passwords';
import { claimEmail, findAccountByEmail } from '../../accounts/account.repo.ts';
import { emailFault } from '../../accounts/email.ts';
import { mayWriteTo, requestMail } from '../../accounts/mail-request.ts';
import { insertToken } from '../../accounts/one-time-token.repo.ts';
import { newPasswordFault } from '../../accounts/password.ts';
import { nameFault, tidyName } from '../../accounts/person-name.ts';
import { confirmExpiry } from '../../accounts/token-lifetimes.ts';
import type { IdentityContext } from '../../context.ts';
import { type Answer, show, type Visit } from '../../http/visit.ts';
import { accountKnownMail, confirmMail } from '../../mails.ts';
import { type FieldFault, fieldFaults } from '../../pages/words.ts';
import type { Registration } from '../../tables.ts';
import { checkMailPage, type RegisterField, registerPage } from './register-page.ts';

const registrations = { max: 30, seconds: 600 } as const;

export async function register(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const values = {
    givenName: tidyName(visit.field('givenName')),
    familyName: tidyName(visit.field('familyName')),
    email: visit.field('email').trim(),
    agreed: visit.field('agreed'),
  };
  const password = visit.field('password');
  const found: Partial<Record<RegisterField, FieldFault | undefined>> = {
    givenName: nameFault(values.givenName, 'givenNameMissing'),
    familyName: nameFault(values.familyName, 'familyNameMissing'),
    email: emailFault(values.email),
    password: newPasswordFault(password, values.email),
    agreed: values.agreed === 'yes' ? undefined : 'notAgreed',
  };
  const faults = Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) =>
      fault ? [[field, fieldFaults[fault][visit.language]]] : [],
    ),
  ) as Partial<Record<RegisterField, string>>;
  if (Object.keys(faults).length > 0) {
    const page = registerPage(visit, { values, faults });
    return show(page.title, page.body, 422);
  }

  (await identity.limits.attempt('identity.register', visit.address, registrations)).refuseIfOver();
  await writeDown(identity, visit, values.email, {
    passwordHash: await hashPassword(password),
    givenName: values.givenName,
    familyName: values.familyName,
    language: visit.language,
  });
  return { page: checkMailPage(visit, values.email, identity.mailboxUrl, false) };
}

/** The same steps whether the address is new or has an owner, so that time does not tell. */
async function writeDown(
  identity: IdentityContext,
  visit: Visit,
  email: string,
  registration: Registration,
): Promise<void> {
  const now = identity.clock.now();
  const mayWrite = await mayWriteTo(identity, email);
  await identity.db.transaction().execute(async (tx) => {
    const claimed = await claimEmail(tx, email, registration, now);
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const token = await insertToken(tx, {
      purpose: 'confirm',
      accountId: account.id,
      interactionUid: visit.interactionUid,
      registration: claimed ? registration : null,
      expiresAt: confirmExpiry(now),
      ...(!claimed && { usedAt: now }),
    });
    if (!mayWrite) return;
    const mail = claimed
      ? confirmMail(identity, account, visit.interactionUid, token)
      : accountKnownMail(identity, account, visit.client, visit.language);
    await identity.mailer.write(tx, [mail], now);
  });
}

/** For anyone who names an address; whether it waits for a confirmation, the job finds out. */
export async function resend(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const email = visit.field('email').trim();
  (await identity.limits.attempt('identity.register', visit.address, registrations)).refuseIfOver();
  await requestMail(identity, 'confirm', email, visit);
  return { page: checkMailPage(visit, email, identity.mailboxUrl, true) };
}
