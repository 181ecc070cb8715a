import { defaultLanguage, nameFor } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, operatorLanguage, toOperator } from '@engawa/platform/mail/words';
import type { Tx } from '../../../database.ts';
import { notify } from '../../notifications/public.ts';
import { findFacts } from '../facts.repo.ts';
import { companyToVerifyMail, companyUnverifiedMail, companyVerifiedMail } from '../mails.ts';
import { listLookAlikes, namesOf } from './look-alikes.ts';
import {
  findVerification,
  liftVerification,
  listOwners,
  noteAsked,
  verifyCompany,
} from './verification.repo.ts';

/** Who verifies companies; in the demo nobody does. */
export interface Verifier {
  /** Unset where mail is not delivered. */
  operator: string | undefined;
  demo: boolean;
  origin: string;
}

interface Asking {
  tx: Tx;
  outbox: Outbox;
  now: Date;
}

/**
 * Asks the operator to verify a company that has signed up or changed its name: once a day, and
 * always if it has lost its verification. In the demo the company is verified at once, because
 * there is no operator.
 */
export async function askForVerification(
  { tx, outbox, now }: Asking,
  { operator, demo }: Verifier,
  companyId: string,
  { wasVerified = false }: { wasVerified?: boolean } = {},
): Promise<void> {
  if (demo) await verifyCompany(tx, companyId, { at: now, inDemo: true });
  const company = await findFacts(tx, companyId);
  if (!company || company.verifiedAt || operator === undefined) return;
  if (!(await noteAsked(tx, companyId, now)) && !wasVerified) return;
  const lookAlikes = await listLookAlikes(tx, company);
  outbox.mail({
    to: operator,
    language: operatorLanguage,
    template: companyToVerifyMail.name,
    data: {
      company: toOperator(quotable(namesOf(company))),
      companyId,
      ...(lookAlikes.length > 0 && {
        list: toOperator(lookAlikes.map((other) => `「${quotable(other, 120)}」`).join('\n')),
      }),
    },
  });
}

interface NotifyContext extends Asking {
  origin: string;
}

/** Notifies the owners that a change has cost the verification. */
export async function notifyIfUnverified(
  asking: Asking,
  { origin }: Pick<Verifier, 'origin'>,
  companyId: string,
): Promise<void> {
  const company = await findVerification(asking.tx, companyId);
  if (company && !company.verifiedAt) await notifyUnverified({ ...asking, origin }, companyId);
}

/** Withdraws the verification and notifies the owners. False without such a company. */
export async function unverifyAndNotify(
  asking: NotifyContext,
  companyId: string,
): Promise<boolean> {
  const before = await findVerification(asking.tx, companyId);
  if (!before || !(await liftVerification(asking.tx, companyId))) return false;
  if (before.verifiedAt) await notifyUnverified(asking, companyId);
  return true;
}

async function notifyUnverified(
  { tx, outbox, now, origin }: NotifyContext,
  companyId: string,
): Promise<void> {
  const owners = await listOwners(tx, companyId);
  const to = owners.map(({ id }) => id);
  await notify({ tx, outbox, now }, { kind: 'companyUnverified', about: {}, to });
  for (const { email, language } of owners) {
    outbox.mail({
      to: email,
      language: language ?? defaultLanguage,
      template: companyUnverifiedMail.name,
      data: { url: `${origin}/company/settings/company-info` },
    });
  }
}

/** Verifies and notifies the owners; returns their addresses, undefined without such a company. */
export async function verifyAndNotify(
  { tx, outbox, now, origin }: NotifyContext,
  companyId: string,
): Promise<string[] | undefined> {
  const before = await findVerification(tx, companyId);
  if (!before || !(await verifyCompany(tx, companyId, { at: now }))) return undefined;
  const owners = await listOwners(tx, companyId);
  const addresses = owners.map(({ email }) => email);
  if (before.verifiedAt) return addresses;
  const to = owners.map(({ id }) => id);
  await notify({ tx, outbox, now }, { kind: 'companyVerified', about: {}, to });
  for (const { email, language: own } of owners) {
    const language = own ?? defaultLanguage;
    const company = nameFor({ jp: before.nameJp, en: before.nameEn }, language);
    const data = { company: byCompany(companyId, quotable(company)), url: origin };
    outbox.mail({ to: email, language, template: companyVerifiedMail.name, data });
  }
  return addresses;
}
