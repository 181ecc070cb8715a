import type { Language } from '@engawa/contract/language';

/** A mail to be sent: whom, in which language, which template, with which words filled in. */
export interface MailRequest {
  to: string;
  language: Language;
  template: string;
  data: Record<string, string>;
}
