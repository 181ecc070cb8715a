import type { EventDocument } from '@engawa/contract/events/schemas';
import { defaultLanguage, type Language, type Localized } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import type { MailTemplate } from '@engawa/platform/mail/template';
import type { Tx } from '../../../database.ts';
import { notify } from '../../notifications/public.ts';
import { eventCancelledMail, eventChangedMail, eventMovedUpMail } from '../mails.ts';
import { companyNameOf, placeOf, wordsOf } from '../showing/event-words.ts';
import type { ShownEvent } from '../showing/shown-events.repo.ts';
import { companyAddress, eventAddress } from '../showing/talent-address.ts';
import { findAddressees } from './addressees.repo.ts';
import { canWaitForMorning } from './can-wait.rules.ts';
import { eventTime } from './event-time.rules.ts';

export interface Telling {
  tx: Tx;
  outbox: Outbox;
  origin: string;
  now: Date;
}

interface Message {
  event: ShownEvent;
  template: MailTemplate;
  studentIds: readonly string[];
  /** The language for students who chose none: the one they use now, where it is known. */
  language?: Language;
  /** The student set it off: it is on nobody's account but theirs. */
  ownAct?: boolean;
  /** What they knew before, where it is otherwise now. */
  told?: EventDocument;
  /** What the mail says besides, to readers of a language. */
  more?(language: Language): Record<string, string>;
}

/** What somebody did themself is mailed, but is no news. */
const kinds = new Map([
  [eventChangedMail, 'eventChanged'],
  [eventCancelledMail, 'eventCancelled'],
  [eventMovedUpMail, 'eventPlaceFreed'],
] as const);

export async function tellStudents(telling: Telling, message: Message): Promise<void> {
  const { tx, outbox, origin, now } = telling;
  const { event, template, studentIds, ownAct, told, more } = message;
  if (studentIds.length === 0) return;
  const kind = kinds.get(template);
  const notified = kind && (await notify(telling, { kind, about: aboutOf(event), to: studentIds }));
  const canWait = [event.published, ...(told ? [told] : [])].every(({ common }) =>
    canWaitForMorning(common.startsAt, now),
  );
  for (const { id, email, language: chosen, timing } of await findAddressees(tx, studentIds)) {
    const language = chosen ?? message.language ?? defaultLanguage;
    const written = { ...wordsFor(event, template, { origin, language }), ...more?.(language) };
    const data = event.verified ? written : withoutItsWords(written, language);
    outbox.mail({
      to: email,
      language,
      template: template.name,
      data,
      ...(!ownAct && { causedBy: event.companyId }),
      of: { accountId: id, kind: 'applications', notificationId: notified?.get(id) },
      daily: timing === 'daily' && canWait,
    });
  }
}

function aboutOf({ id, companyId, verified, name_jp, name_en, published }: ShownEvent) {
  const { jp, en } = published;
  return {
    companyId,
    company: verified ? { jp: name_jp, en: name_en } : null,
    eventId: id,
    title: verified ? { jp: jp?.title ?? null, en: en?.title ?? null } : null,
  };
}

const seePage: Localized = {
  ja: 'イベントのページでご確認ください',
  en: 'please see the event page',
};
const unnamed = { ja: 'お申込のイベント', en: 'the event you applied for' } satisfies Localized;
const unverified = { ja: '未確認の企業', en: 'a company that is not verified' } satisfies Localized;

/** Nobody has looked at the company yet: its own words do not go out in our mails. */
function withoutItsWords(data: Record<string, string>, language: Language) {
  const { placeBefore, ...rest } = data;
  const place = seePage[language];
  return {
    ...rest,
    title: unnamed[language],
    company: unverified[language],
    place,
    ...(placeBefore !== undefined && { placeBefore: place }),
  };
}

function wordsFor(
  event: ShownEvent,
  template: MailTemplate,
  { origin, language }: { origin: string; language: Language },
): Record<string, string> {
  const document = event.published;
  return {
    title: quotable(wordsOf(document, language)?.title ?? ''),
    company: quotable(companyNameOf(event, language)),
    when: eventTime(document.common, language),
    place: quotable(placeOf(document, language)),
    // What was cancelled has no page any more.
    url:
      template === eventCancelledMail
        ? companyAddress(origin, event.companyId)
        : eventAddress(origin, event),
  };
}
