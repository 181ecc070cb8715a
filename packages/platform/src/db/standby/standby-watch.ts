import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import type { Servers } from '../servers/servers.ts';
import type { ReadPipeline } from '../statements/pipeline.ts';
import { StandbyProgress } from './progress.ts';
import {
  asNumber,
  beginNotes,
  notedSince,
  startedAt,
  type WritePosition,
} from './write-position.ts';

const lookMs = 200;
const lookAgainMs = 1_000;
const patienceMs = 1_000;

const askStandby = `select pg_is_in_recovery() as standby, ${startedAt} as server,
  ${asNumber('pg_last_wal_replay_lsn()')} as at`;
const askPrimary = `select ${notedSince} as server, ${asNumber('pg_current_wal_insert_lsn()')} as at`;

interface Watched {
  primary: ReadPipeline;
  standby: ReadPipeline;
  servers: Servers;
  log: Log;
}

/** Polls the standby several times a second, and then the primary. */
export class StandbyWatch {
  readonly #watched: Watched;
  readonly #progress = new StandbyProgress();
  #stopped = false;
  #isUsed = false;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  start(): void {
    void this.#goOn();
  }

  stop(): void {
    this.#stopped = true;
  }

  has(wrote: WritePosition): boolean {
    return this.#progress.has(wrote, performance.now());
  }

  /** A write's position could not be noted. */
  doubt(): void {
    this.#progress.doubt();
  }

  /** Whether the standby's lag is known and small. */
  isFresh(): boolean {
    return this.#progress.isFresh(performance.now());
  }

  get behindMs(): number {
    return this.#progress.behindMs(performance.now());
  }

  async #goOn(): Promise<void> {
    while (!this.#stopped) {
      this.#logChange(await this.#look());
      await pause(this.#isUsed ? lookMs : lookAgainMs, undefined, { ref: false });
    }
  }

  /** Resolves to the reason why the standby is unusable, if it is. */
  async #look(): Promise<string | undefined> {
    const { standby, servers } = this.#watched;
    const said = await ask(standby, askStandby);
    const time = performance.now();
    const { doubts } = this.#progress;
    const now = await this.#askPrimary();
    if (now) this.#progress.meet(now, time, doubts);
    if (!said?.standby || typeof said.at !== 'number') {
      this.#progress.lose();
      servers.leave();
      return said ? 'it is no standby' : 'it does not answer';
    }
    // While the primary is unavailable, the standby keeps its last known freshness.
    if (!now) return undefined;
    if (!this.#progress.hear(said)) return 'it follows another primary';
    return this.#progress.isFresh(performance.now()) ? undefined : 'it is too far behind';
  }

  /** Undefined while the primary is unavailable, and after it lost the notes: restarts them. */
  async #askPrimary(): Promise<WritePosition | undefined> {
    const { primary } = this.#watched;
    const said = await ask(primary, askPrimary);
    if (said && typeof said.server !== 'number') {
      await ask(primary, beginNotes);
      return undefined;
    }
    return said;
  }

  #logChange(why: string | undefined): void {
    const isUsed = why === undefined;
    if (isUsed === this.#isUsed) return;
    this.#isUsed = isUsed;
    const { log } = this.#watched;
    if (isUsed) log.info('the standby takes reads');
    else log.warn({ why }, 'the standby takes no reads, the primary takes them all');
  }
}

interface Said extends WritePosition {
  standby?: boolean;
}

const ask = (of: ReadPipeline, question: string): Promise<Said | undefined> =>
  Promise.race([
    of.query(question, []).then(
      ({ rows }) => rows[0] as Said,
      () => undefined,
    ),
    pause(patienceMs, undefined, { ref: false }),
  ]);
