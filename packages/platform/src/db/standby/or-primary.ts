import type pg from 'pg';

/** Single statements, wherever they go. */
export interface Statements {
  query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/**
 * Reads of a standby. Whatever fails there is asked of the primary: a standby goes away, cancels a read
 * that stands in the way of its log, or is too slow, and none of it is the caller's business.
 */
export class OrPrimary implements Statements {
  readonly #standby: Statements;
  readonly #primary: Pick<Statements, 'query'>;
  readonly #mayAsk: () => boolean;
  /** How many the standby has answered. */
  answered = 0;

  /** `mayAsk`: whether what answers there now was looked at; a call goes on while standbys change. */
  constructor(standby: Statements, primary: Pick<Statements, 'query'>, mayAsk: () => boolean) {
    this.#standby = standby;
    this.#primary = primary;
    this.#mayAsk = mayAsk;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (!this.#mayAsk()) return this.#primary.query(sql, parameters);
    try {
      const result = await this.#standby.query(sql, parameters);
      this.answered += 1;
      return result;
    } catch {
      return this.#primary.query(sql, parameters);
    }
  }

  close(): Promise<void> {
    return this.#standby.close();
  }
}

export const pooled = (pool: pg.Pool): Statements => ({
  query: (sql, parameters) => pool.query(sql, [...parameters]),
  close: () => pool.end(),
});
