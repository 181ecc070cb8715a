import type { Language } from '@engawa/contract/language';
import type { MailData } from './words.ts';

export interface MailRequest {
  /** Null: rendered and dropped, so that an unknown address takes as long as a known one. */
  to: string | null;
  language: Language;
  template: string;
  data: MailData;
  /** The company or student whose action causes the mail and whose budget it uses. */
  causedBy?: string;
  /** The reader and kind whose timing applies; the mail then carries an unsubscribe link. */
  of?: MailOf;
  /** Becomes a line of the reader's next daily mail. */
  daily?: boolean;
}

/** A mail whose texts of unverified companies have been replaced. */
export type SpokenMail = Omit<MailRequest, 'data'> & { data: Record<string, string> };

export interface MailOf {
  accountId: string;
  /** Such as messages; mails about the account or its security have no kind. */
  kind: string;
  /** The corresponding notification: reading it removes the line from the daily mail. */
  notificationId?: string | undefined;
}
