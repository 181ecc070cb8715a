import { connectionOptions } from '@engawa/platform/db/pool';
import pg from 'pg';

/** Timeout after which both we and the database consider the connection lost. */
const patienceMs = 10_000;
const askEveryMs = 5_000;
/** Keepalives let the database detect a powered-off leader within half a minute. */
const noticeSoon = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`;

/** A connection whose session lock elects the leader; also listens for changes. */
export class Leader {
  readonly #client: pg.Client;
  readonly #lock: string;
  readonly #waiting = new Set<() => void>();
  #asking: NodeJS.Timeout | undefined;
  leads = false;

  constructor(url: string, lock: string, applicationName: string) {
    this.#lock = lock;
    this.#client = new pg.Client({
      ...connectionOptions({ url, applicationName }),
      query_timeout: patienceMs,
    });
    this.#client.on('error', () => this.#lose());
    this.#client.on('end', () => this.#lose());
    this.#client.on('notification', () => this.#wake());
  }

  /** Resolves to whether this instance became the leader. */
  async begin(channel: string): Promise<boolean> {
    await this.#client.connect();
    const { rows } = await this.#client.query<{ leads: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as leads',
      [this.#lock],
    );
    this.leads = rows[0]?.leads ?? false;
    if (!this.leads) return false;
    await this.#client.query(noticeSoon);
    await this.#client.query(`listen ${channel}`);
    this.#asking = setInterval(() => {
      this.#client.query('select 1').catch(() => this.#lose());
    }, askEveryMs);
    return true;
  }

  nextChange(): Promise<void> {
    return new Promise((resolve) => {
      if (this.leads) this.#waiting.add(resolve);
      else resolve();
    });
  }

  async end(): Promise<void> {
    this.#lose();
    await this.#client.end().catch(() => undefined);
  }

  #lose(): void {
    this.leads = false;
    clearInterval(this.#asking);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
