import { connectLimits } from '@engawa/contract/connect/limits';
import { defaultLanguage, type Language, type Localized, nameFor } from '@engawa/contract/language';
import { personName } from '@engawa/contract/person-name';
import { quotable } from '@engawa/platform/mail/quote';
import { findCompanyAddressees, findNames, findStudentAddressee } from './addressees.repo.ts';
import type { Changing } from './change-tie.ts';
import { connectMails } from './mails.ts';
import { other, type Side, type Tie, tellsOfRequest } from './tie.rules.ts';
import type { Pair } from './ties.repo.ts';
import { countAskedSince } from './waiting.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;

const unverified: Localized = { ja: '未確認の企業', en: 'A company that is not verified' };

const introduced: Localized = { ja: 'ひとこと：', en: 'Their message: ' };

/** What others have written stands in our mails as one bounded line in quotation marks. */
const inQuotes = (text: string, language: Language, most = 60): string =>
  language === 'ja' ? `「${quotable(text, most)}」` : `“${quotable(text, most)}”`;

type News = keyof (typeof connectMails)['student'];

/** Who hears what by mail. A no, a taken-back request and a goodbye are not announced. */
export async function tellOfChange(
  changing: Changing,
  pair: Pair,
  { before, tie, message }: { before: Tie | null; tie: Tie; message: string },
): Promise<void> {
  if (tie.state === 'asked' && tellsOfRequest(before, changing.now)) {
    await tellSide(changing, pair, { reader: other(tie.askedBy), news: 'asked', message });
  }
  if (tie.state === 'connected') {
    await tellSide(changing, pair, { reader: tie.askedBy, news: 'accepted' });
  }
}

export async function tellOfExpiry(changing: Changing, pair: Pair): Promise<void> {
  await tellSide(changing, pair, { reader: 'student', news: 'expired' });
  await tellSide(changing, pair, { reader: 'company', news: 'expired' });
}

async function tellSide(
  { tx, outbox, origin, now }: Changing,
  pair: Pair,
  { reader, news, message = '' }: { reader: Side; news: News; message?: string },
): Promise<void> {
  const names = await findNames(tx, pair);
  if (!names) return;
  const nameIn = (language: Language) => {
    if (reader === 'company')
      return inQuotes(personName(names.first_name, names.last_name), language);
    return names.verifiedAt ? inQuotes(nameFor(names, language), language) : unverified[language];
  };
  const waits = reader === 'company' && news === 'asked' && (await isFlooded(tx, pair, now));
  const find = reader === 'student' ? findStudentAddressee : findCompanyAddressees;
  for (const { id, email, language: chosen, timing } of await find(tx, pair)) {
    const language = chosen ?? defaultLanguage;
    outbox.mail({
      to: email,
      language,
      template: connectMails[reader][news].name,
      data: {
        name: nameIn(language),
        url: `${origin}${places[reader][news]}`,
        message: message && `\n\n${introduced[language]}${inQuotes(message, language, 300)}`,
      },
      ...(reader === 'student' && news !== 'expired' && { causedBy: pair.company }),
      ...((waits || timing === 'daily') && { daily: { accountId: id, kind: 'connects' } }),
    });
  }
}

/** A thousand made-up students must not be a thousand mails: beyond a few a day they come as one. */
async function isFlooded(tx: Changing['tx'], { company }: Pair, now: Date): Promise<boolean> {
  const most = connectLimits.toldAtOnce + 1;
  const since = new Date(now.getTime() - dayMs);
  return (await countAskedSince(tx, company, since, most)) === most;
}

const places = {
  student: {
    asked: '/talent/connect?list=waiting',
    accepted: '/talent/connect',
    expired: '/talent/connect',
  },
  company: {
    asked: '/company/engagement/connect/waiting',
    accepted: '/company/engagement/connect/connected',
    expired: '/company/engagement/connect/applying',
  },
} as const;
