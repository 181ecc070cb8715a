/** Satisfied by a pino logger; PostgreSQL's own messages are logged at debug. */
export interface DatabaseLog {
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
}
