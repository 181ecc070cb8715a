import type { EventDocument } from '@engawa/contract/events/schemas';
import { defaultLanguage, type Language } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import type { MailTemplate } from '@engawa/platform/mail/template';
import { byCompany, type MailData } from '@engawa/platform/mail/words';
import type { Tx } from '../../../database.ts';
import { notify } from '../../notifications/public.ts';
import { eventCancelledMail, eventChangedMail, eventMovedUpMail } from '../mails.ts';
import { companyNameOf, placeOf, wordsOf } from '../showing/event-words.ts';
import type { ShownEvent } from '../showing/shown-events.repo.ts';
import { companyAddress, eventAddress } from '../showing/talent-address.ts';
import { findAddressees } from './addressees.repo.ts';
import { canWaitForMorning } from './can-wait.rules.ts';
import type { eventChanges } from './event-changes.rules.ts';
import { eventTime } from './event-time.rules.ts';

export interface NotifyContext {
  tx: Tx;
  outbox: Outbox;
  origin: string;
  now: Date;
}

interface Message {
  event: ShownEvent;
  template: MailTemplate;
  studentIds: readonly string[];
  /** Language for students without a chosen one: the one they use now, if known. */
  language?: Language;
  /** The student did it themselves: mailed as a confirmation, without a notification. */
  ownAct?: boolean;
  /** The version they knew, if it differs. */
  known?: EventDocument;
  more?(language: Language): ReturnType<typeof eventChanges>;
}

/** Templates that also cause a notification. */
const kinds = new Map([
  [eventChangedMail, 'eventChanged'],
  [eventCancelledMail, 'eventCancelled'],
  [eventMovedUpMail, 'eventPlaceFreed'],
] as const);

export async function notifyStudents(context: NotifyContext, message: Message): Promise<void> {
  const { tx, outbox, origin, now } = context;
  const { event, template, studentIds, ownAct, known, more } = message;
  if (studentIds.length === 0) return;
  const kind = kinds.get(template);
  const notified = kind && (await notify(context, { kind, about: aboutOf(event), to: studentIds }));
  // The signal makes an open page of the event show a freed place, a new time or the cancellation.
  if (kind) {
    for (const accountId of studentIds)
      outbox.signal({ accountId, kind: 'apply', subject: event.id });
  }
  const canWait = [event.published, ...(known ? [known] : [])].every(({ common }) =>
    canWaitForMorning(common.startsAt, now),
  );
  for (const { id, email, language: chosen, timing } of await findAddressees(tx, studentIds)) {
    const language = chosen ?? message.language ?? defaultLanguage;
    const written = { ...wordsFor(event, template, { origin, language }), ...more?.(language) };
    outbox.mail({
      to: email,
      language,
      template: template.name,
      data: markedBy(event.companyId, written),
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

type Written = ReturnType<typeof wordsFor> & ReturnType<typeof eventChanges>;

function markedBy(companyId: string, written: Written): MailData {
  const { title, company, place, placeBefore, ...ours } = written;
  const by = (text: string) => byCompany(companyId, text);
  return {
    ...ours,
    title: by(title),
    company: by(company),
    place: by(place),
    ...(placeBefore !== undefined && { placeBefore: by(placeBefore) }),
  };
}

function wordsFor(
  event: ShownEvent,
  template: MailTemplate,
  { origin, language }: { origin: string; language: Language },
) {
  const document = event.published;
  return {
    title: quotable(wordsOf(document, language)?.title ?? ''),
    company: quotable(companyNameOf(event, language)),
    when: eventTime(document.common, language),
    place: quotable(placeOf(document, language)),
    // A deleted event has no page.
    url:
      template === eventCancelledMail
        ? companyAddress(origin, event.companyId)
        : eventAddress(origin, event),
  };
}
