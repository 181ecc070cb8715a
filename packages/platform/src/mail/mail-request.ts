import type { Language } from '@engawa/contract/language';

/** A mail to be sent: whom, in which language, which template, with which words filled in. */
export interface MailRequest {
  /** Null for nobody: written and dropped, so that an unknown address takes as long as a known one. */
  to: string | null;
  language: Language;
  template: string;
  data: Record<string, string>;
  /** The company whose doing this mail is: it has a budget, and so has the receiver. */
  causedBy?: string;
  /** It waits as a line for this account's mail of the next morning, under this kind. */
  daily?: { accountId: string; kind: string };
}
