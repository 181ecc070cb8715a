export interface EventServices {
  /** Where the client is, for links in mails and calendars. */
  origin: string;
}
