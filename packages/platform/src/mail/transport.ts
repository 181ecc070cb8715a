import { createTransport } from 'nodemailer';
import type { PlatformDb } from '../db/database.ts';
import { concernOf, type RelayAnswer } from './delivery/refusals.rules.ts';
import { storeCaptured } from './mail.repo.ts';
import type { MailCalendar } from './template.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  calendar?: MailCalendar | undefined;
  /** One-click unsubscribe: a POST ends mails of this kind. */
  unsubscribeUrl?: string | undefined;
}

/** Delivers a mail or throws; the job retries except after `RefusedForGood`. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A relay that hangs must not delay the other mails. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface RelayOptions {
  from: string;
  /** Allows sending password and mails unencrypted to a relay without STARTTLS. */
  allowPlaintext?: boolean;
  /** The envelope sender, which receives bounces; default: that of `from`. */
  returnPath?: ((mailId: string) => string) | undefined;
}

/** A permanent refusal by the relay that concerns this address or this mail, not every mail. */
export class RefusedForGood extends Error {
  readonly concerns: 'address' | 'mail';
  readonly responseCode: number;

  constructor(concerns: 'address' | 'mail', responseCode: number) {
    super(`the relay refused for good: ${responseCode}`);
    this.concerns = concerns;
    this.responseCode = responseCode;
  }
}

/** With a password in the address it requires TLS. */
export const connectRelay = (
  url: string,
  { allowPlaintext = false }: Pick<RelayOptions, 'allowPlaintext'>,
) =>
  createTransport({
    url,
    ...timeouts,
    requireTLS: new URL(url).username !== '' && !allowPlaintext,
  });

export function smtpTransport(
  url: string,
  { from, returnPath, ...options }: RelayOptions,
): MailTransport {
  const relay = connectRelay(url, options);
  const domain = from.split('@').at(-1)?.replace('>', '');
  return {
    deliver: async ({ id, to, replyTo, subject, text, html, calendar, unsubscribeUrl }) => {
      // Each attempt has the same Message-ID, so that receivers can drop duplicates.
      await relay
        .sendMail({
          from,
          to,
          ...(returnPath && { envelope: { from: returnPath(id), to } }),
          // As an address object, because a string could contain several addresses.
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          ...(calendar && { attachments: [attached(calendar)] }),
          ...(unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }),
          messageId: `<${id}@${domain}>`,
        })
        .catch(hideReceiver);
    },
    close: () => relay.close(),
  };
}

/** Makes mail programs show an unsubscribe button (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const attached = ({ name, method, content }: MailCalendar) => ({
  filename: name,
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

/** Removes the receiver from a relay's answer, because errors are logged and stored in the job. */
function hideReceiver(error: unknown): never {
  const { code, responseCode, ...said } = error as RelayAnswer & { code?: string };
  const concerns = concernOf({ ...said, responseCode });
  if (responseCode && (concerns === 'address' || concerns === 'mail')) {
    throw new RefusedForGood(concerns, responseCode);
  }
  throw new Error(`the relay refused: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
}

/** In the demo mails stay in the database and are shown at /demo/mailbox. */
export function captureTransport(db: PlatformDb): MailTransport {
  return {
    deliver: ({ id, subject, text, html }) => storeCaptured(db, id, { subject, text, html }),
    close: () => undefined,
  };
}

export const watchedTransport = (
  transport: MailTransport,
  noteFailure: () => void,
): MailTransport => ({
  deliver: (mail) =>
    transport.deliver(mail).catch((error: unknown) => {
      if (!(error instanceof RefusedForGood)) noteFailure();
      throw error;
    }),
  close: () => transport.close(),
});

/** Refuses all mails: they carry keys to accounts and must not be stored without relay or demo. */
export const noTransport: MailTransport = {
  deliver: async () => undefined,
  close: () => undefined,
};
