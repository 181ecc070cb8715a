import { defaultLanguage, type Language } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { MailTemplate } from '@engawa/platform/mail/template';
import type { Tx } from '../../../database.ts';
import { eventCancelledMail } from '../mails.ts';
import { companyNameOf, placeOf, wordsOf } from '../showing/event-words.ts';
import type { ShownEvent } from '../showing/shown-events.repo.ts';
import { companyAddress, eventAddress } from '../showing/talent-address.ts';
import { findAddressees } from './addressees.repo.ts';
import { eventTime } from './event-time.rules.ts';

export interface Telling {
  tx: Tx;
  outbox: Outbox;
  origin: string;
}

interface Message {
  event: ShownEvent;
  template: MailTemplate;
  studentIds: readonly string[];
  /** The language for students who chose none: the one they use now, where it is known. */
  language?: Language;
  /** What the mail says besides, to readers of a language. */
  more?(language: Language): Record<string, string>;
}

export async function tellStudents(
  { tx, outbox, origin }: Telling,
  { event, template, studentIds, language: otherwise = defaultLanguage, more }: Message,
): Promise<void> {
  if (studentIds.length === 0) return;
  for (const { email, language: chosen } of await findAddressees(tx, studentIds)) {
    const language = chosen ?? otherwise;
    const data = { ...wordsFor(event, template, { origin, language }), ...more?.(language) };
    outbox.mail({ to: email, language, template: template.name, data });
  }
}

function wordsFor(
  event: ShownEvent,
  template: MailTemplate,
  { origin, language }: { origin: string; language: Language },
): Record<string, string> {
  const document = event.published;
  return {
    title: wordsOf(document, language)?.title ?? '',
    company: companyNameOf(event, language),
    when: eventTime(document.common, language),
    place: placeOf(document, language),
    // What was cancelled has no page any more.
    url:
      template === eventCancelledMail
        ? companyAddress(origin, event.companyId)
        : eventAddress(origin, event),
  };
}
