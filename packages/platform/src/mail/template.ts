import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';

/** A subject and blocks; the layout renders both text and HTML from them. */
export interface MailContent {
  subject: string;
  replyTo?: string;
  blocks: MailBlock[];
  /** An appointment for calendar programs, to add or to cancel. */
  calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  name: string;
  method: 'PUBLISH' | 'CANCEL';
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
   * Sent even to an undeliverable address: the receiver has just asked for this mail and proves
   * with it that the address works. Otherwise a mailbox closed for a day would lock its owner out.
   */
  provesAddress?: true;
  render(data: Record<string, string>, language: Language): MailContent;
}

/** Throws for a missing value, which is a bug. */
export function need(data: Record<string, string>, name: string): string {
  const value = data[name];
  if (value === undefined) throw new Error(`this mail needs ${name}`);
  return value;
}

const greeting: Localized = { ja: '{reader} 様', en: 'Hello {reader},' };
const opening: Localized = { ja: `${product.name}からのお知らせです。`, en: 'Hello,' };

/** The greeting of every mail, by name where the mailer knows it. Templates do not greet. */
const salutation = (data: Record<string, string>, language: Language): MailBlock => ({
  paragraph: fill(data['reader'] ? greeting : opening, language, data),
});

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
