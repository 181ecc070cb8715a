import type { Found, Query } from '@engawa/index/query';
import type { Log } from '../../log/log.ts';
import type { RunningEngine } from '../search-engine.ts';
import { patienceMs as usualPatienceMs } from '../search-indexes.ts';
import { type ShapedSource, shapeOf } from '../source-shape.ts';
import { ServiceLine } from './service-line.ts';
import { type AskedOfService, foundByService, heldByService, paths } from './wire.ts';

interface Options {
  url: string;
  token: string;
  sources: readonly ShapedSource[];
  log: Log;
  /** Whoever has waited so long is answered by the database. */
  patienceMs?: number;
}

/** While it answers, a look now and then; while it does not, soon and then less often. */
const lookEveryMs = 5_000;
const firstPauseMs = 100;
const longestPauseMs = 2_000;
/** It is there, and has too much to do, or still loads. */
const busy = 503;
/** A question that is too large or that it does not understand; others are none of it. */
const declined: readonly number[] = [400, 413];

/**
 * The indexes of a process that several servers share. Where it is away, loads, is slow or refuses, the
 * answer is `undefined` and the caller asks the database. A search that fails ends the asking until the
 * next look has found it well.
 */
export class RemoteIndexes implements RunningEngine {
  readonly #line: ServiceLine;
  readonly #shapes: ReadonlyMap<string, string>;
  readonly #log: Log;
  #ready: ReadonlySet<string> = new Set();
  #looking = false;
  #closed = false;
  #isAway = false;
  #pauseMs = firstPauseMs;
  #nextLook: NodeJS.Timeout | undefined;

  constructor({ url, token, sources, log, patienceMs = usualPatienceMs }: Options) {
    this.#line = new ServiceLine(url, token, patienceMs);
    this.#shapes = new Map(sources.map((source) => [source.name, shapeOf(source)]));
    this.#log = log;
  }

  start(): void {
    if (!this.#nextLook) this.#look();
  }

  isReady(source: string): boolean {
    return this.#ready.has(source);
  }

  async search(source: string, query: Query): Promise<Found | undefined> {
    if (!this.#ready.has(source)) return undefined;
    const asked: AskedOfService = { source, query };
    try {
      const { status, text } = await this.#line.post(paths.search, asked);
      if (status === 200) return foundByService.parse(JSON.parse(text));
      if (status === busy) return undefined;
      if (declined.includes(status)) {
        this.#log.warn({ source, status }, 'the index service declined a search');
        return undefined;
      }
      throw new Error(`it answered ${status}`);
    } catch (error) {
      this.#doubt(error);
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#ready = new Set();
    clearTimeout(this.#nextLook);
    this.#line.close();
  }

  #doubt(error: unknown): void {
    if (this.#closed) return;
    this.#log.info({ err: error }, 'the index service did not answer a search');
    this.#ready = new Set();
    this.#pauseMs = firstPauseMs;
    this.#look();
  }

  #look(): void {
    if (this.#looking || this.#closed) return;
    this.#looking = true;
    clearTimeout(this.#nextLook);
    this.#readReady()
      .then(
        (ready) => this.#found(ready),
        (error: unknown) => this.#missed(error),
      )
      .finally(() => {
        this.#looking = false;
      });
  }

  async #readReady(): Promise<Set<string>> {
    const { status, text } = await this.#line.get(paths.sources);
    if (status === 401) throw new Error('INDEX_TOKEN is not the one of the service');
    if (status !== 200) throw new Error(`it answered ${status}`);
    const held = Object.entries(heldByService.parse(JSON.parse(text)));
    const same = held.filter(([source, { shape }]) => shape === this.#shapes.get(source));
    if (same.length < this.#shapes.size) {
      throw new Error('it is of another release and holds other columns');
    }
    return new Set(same.filter(([, { ready }]) => ready).map(([source]) => source));
  }

  #found(ready: ReadonlySet<string>): void {
    if (this.#closed) return;
    this.#ready = ready;
    const isWhole = ready.size === this.#shapes.size;
    if (isWhole && this.#isAway) {
      this.#isAway = false;
      this.#log.warn('the index service is back');
    }
    if (isWhole) this.#pauseMs = firstPauseMs;
    this.#lookIn(isWhole ? lookEveryMs : this.#nextPause());
  }

  #missed(error: unknown): void {
    if (this.#closed) return;
    this.#ready = new Set();
    if (!this.#isAway) {
      this.#log.warn({ err: error }, 'the index service is away: the database answers searches');
    }
    this.#isAway = true;
    this.#lookIn(this.#nextPause());
  }

  #nextPause(): number {
    const pause = this.#pauseMs;
    this.#pauseMs = Math.min(pause * 2, longestPauseMs);
    return pause;
  }

  #lookIn(ms: number): void {
    this.#nextLook = setTimeout(() => this.#look(), ms);
    this.#nextLook.unref();
  }
}
