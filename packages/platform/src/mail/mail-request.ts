import type { Language } from '@engawa/contract/language';
import type { MailData } from './words.ts';

/** A mail to be sent: whom, in which language, which template, with which words filled in. */
export interface MailRequest {
  /** Null for nobody: written and dropped, so that an unknown address takes as long as a known one. */
  to: string | null;
  language: Language;
  template: string;
  data: MailData;
  /** The company or the student whose doing this mail is: they have a budget, and so has the receiver. */
  causedBy?: string;
  /** Whose choice of mails it follows, and as what; such a mail says how to have no more of them. */
  of?: MailOf;
  /** It waits as a line for the mail of the next morning of whoever it is of. */
  daily?: boolean;
}

/** A mail whose data is text: words of unverified companies are no longer in it. */
export type SpokenMail = Omit<MailRequest, 'data'> & { data: Record<string, string> };

export interface MailOf {
  accountId: string;
  /** Such as messages; a mail about the account or its security is of none. */
  kind: string;
  /** The notification that says the same: once that was read, nothing waits for the morning. */
  notificationId?: string | undefined;
}
