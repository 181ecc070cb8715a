export interface EventServices {
  /** Origin of the client, for links in mails and calendars. */
  origin: string;
}
