import type pg from 'pg';

export interface Statements {
  query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** Reads from a standby; on any failure, such as a replay conflict, from the primary. */
export class PrimaryFallback implements Statements {
  readonly #standby: Statements;
  readonly #primary: Pick<Statements, 'query'>;
  readonly #mayAsk: () => boolean;
  answered = 0;

  /** `mayAsk`: whether the connected standby is fresh; it can be replaced while a call runs. */
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
