import { defaultLanguage } from '@engawa/contract/language';
import type { Act } from '@engawa/platform/desk/command';
import { quotable } from '@engawa/platform/mail/quote';
import { ours } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import { suspensionMails } from './mails.ts';
import { type Addressee, findAddressee, listOwners } from './suspension.repo.ts';

type Acting = Pick<Act<unknown, Tx>, 'tx' | 'outbox'>;

const mostLetters = 1_000;

/** Mails only if the operator gives a text. Returns the recipients. */
export async function mailOwners(
  acting: Acting,
  companyId: string,
  what: 'companySuspended' | 'companyUnsuspended',
  text: string | undefined,
): Promise<string[]> {
  return text === undefined ? [] : mail(acting, await listOwners(acting.tx, companyId), what, text);
}

export async function mailPerson(
  acting: Acting,
  accountId: string,
  what: 'personSuspended' | 'personUnsuspended',
  text: string | undefined,
): Promise<string[]> {
  return text === undefined
    ? []
    : mail(acting, await findAddressee(acting.tx, accountId), what, text);
}

function mail(
  { outbox }: Acting,
  to: readonly Addressee[],
  what: keyof typeof suspensionMails,
  text: string,
): string[] {
  const message = ours(quotable(text, mostLetters));
  for (const { email, language } of to) {
    outbox.mail({
      to: email,
      language: language ?? defaultLanguage,
      template: suspensionMails[what].name,
      data: { message },
    });
  }
  return to.map(({ email }) => email);
}
