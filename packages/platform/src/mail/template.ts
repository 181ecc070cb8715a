import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';

/** A mail is a subject and a few blocks; the layout makes text and HTML of the same blocks. */
export interface MailContent {
  subject: string;
  /** Whom an answer goes to, where it is not us. */
  replyTo?: string;
  blocks: MailBlock[];
  /** An appointment that programs put into the calendar, or take out of it. */
  calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  name: string;
  method: 'PUBLISH' | 'CANCEL';
  /** iCalendar. */
  content: string;
}

export type MailBlock =
  | { paragraph: string }
  | { button: string; url: string }
  | { heading: string; links: readonly { words: string; url: string }[] }
  | { note: string };

export interface MailTemplate {
  name: string;
  /**
   * Sent to an undeliverable address too: the receiver asked for this mail just now, and proves with
   * it that the address works. Without it a mailbox that was closed for a day would lock its owner out.
   */
  provesAddress?: true;
  render(data: Record<string, string>, language: Language): MailContent;
}

/** A word the mail cannot do without; that it is missing is a fault of ours. */
export function need(data: Record<string, string>, name: string): string {
  const value = data[name];
  if (value === undefined) throw new Error(`this mail needs ${name}`);
  return value;
}

const greeting: Localized = { ja: '{reader} 様', en: 'Hello {reader},' };
const opening: Localized = { ja: `${product.name}からのお知らせです。`, en: 'Hello,' };

/** How every mail begins: by the reader's name where the mailer knows it. Templates do not greet. */
const salutation = (data: Record<string, string>, language: Language): MailBlock => ({
  paragraph: fill(data['reader'] ? greeting : opening, language, data),
});

/** The mail as it is sent: the template's content below the salutation. */
export function wholeMail(
  template: MailTemplate,
  data: Record<string, string>,
  language: Language,
): MailContent {
  const content = template.render(data, language);
  return { ...content, blocks: [salutation(data, language), ...content.blocks] };
}

/** Fills `{name}` in a text of both languages. */
export function fill(text: Localized, language: Language, data: Record<string, string>): string {
  return say(text, language).replace(/\{(\w+)\}/g, (_, name: string) => need(data, name));
}
