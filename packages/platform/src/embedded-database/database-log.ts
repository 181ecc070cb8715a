/** What a pino logger offers; PostgreSQL's own chatter goes to debug. */
export interface DatabaseLog {
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
}
