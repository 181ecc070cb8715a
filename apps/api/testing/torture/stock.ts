import { Random } from '@engawa/demo/random';
import { startTestApp, type TestApp } from '../server/app.ts';
import { RunningClock } from '../server/clock.ts';
import { type Kind, kindsOfWrites } from './plans.ts';
import { prepareWrite } from './prepare-write.ts';
import { type Product, settings } from './product.ts';
import type { Maker, Write } from './write.ts';

const atOnce = 4;

/** No operator verifies renamed companies here, so a trigger keeps every company verified. */
const alwaysVerified = `
  create function stay_verified() returns trigger language plpgsql as $$
  begin
    new.verified_at := coalesce(new.verified_at, now());
    return new;
  end $$;
  create trigger stay_verified before insert or update on company
  for each row execute function stay_verified();`;

/** Prepares writes in a server that is not killed; each kind comes once before any repeats. */
export class Stock {
  readonly #maker: Maker;
  readonly #seed: number;
  readonly #only: readonly Kind[];
  #order: Kind[] = [];
  #drawn = 0;

  private constructor(maker: Maker, seed: number, only: readonly Kind[]) {
    this.#maker = maker;
    this.#seed = seed;
    this.#only = only;
  }

  static async open(
    product: Product,
    { seed, only }: { seed: number; only?: RegExp | undefined },
  ): Promise<Stock> {
    const { database, folder, relay } = product;
    const test = await startTestApp({
      beside: { databaseUrl: database.url, folder, clock: new RunningClock() },
      env: { ...settings, SMTP_URL: relay.url },
    });
    await test.services.databases.pool.query(alwaysVerified);
    const kinds = kindsOfWrites.filter(({ endpoint }) => only?.test(endpoint.id) ?? true);
    return new Stock({ test, relay }, seed, kinds);
  }

  get test(): TestApp {
    return this.#maker.test;
  }

  async prepare(count: number): Promise<Write[]> {
    const kinds = Array.from({ length: count }, () => this.#next());
    return this.#prepareAll(kinds);
  }

  prepareKind(id: string, count: number): Promise<Write[]> {
    const kind = kindsOfWrites.find(({ endpoint }) => endpoint.id === id);
    if (!kind) throw new Error(`Nobody writes ${id}.`);
    return this.#prepareAll(Array.from({ length: count }, () => kind));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#maker.test.close();
  }

  async #prepareAll(kinds: Kind[]): Promise<Write[]> {
    await this.#forgetLimits();
    const writes: Write[] = [];
    const waiting = [...kinds];
    const work = async () => {
      for (let kind = waiting.pop(); kind; kind = waiting.pop()) {
        writes.push(await prepareWrite(this.#maker, kind, this.#random()));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return writes;
  }

  #next(): Kind {
    if (this.#order.length === 0) {
      const random = this.#random();
      const keyed = this.#only.map((kind) => ({ kind, at: random.next() }));
      this.#order = keyed.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind);
    }
    const kind = this.#order.pop();
    if (!kind) throw new Error('There is no such kind of write.');
    return kind;
  }

  #random(): Random {
    this.#drawn += 1;
    return new Random(
      (Math.imul(this.#seed, 0x9e3779b1) ^ Math.imul(this.#drawn, 0x85ebca6b)) >>> 0,
    );
  }

  /** Resets rate limits, which other tests cover. */
  async #forgetLimits(): Promise<void> {
    const { services } = this.#maker.test;
    await services.limits.settle();
    await services.databases.pool.query('delete from requests_sent; truncate call_count');
  }
}
