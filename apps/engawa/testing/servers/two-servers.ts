import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { BareServer } from './bare-server.ts';
import { type Product, startProduct } from './product.ts';

const metricsToken = 'a token for the metrics';

/** The demo on a primary with a standby, and two server instances that know both. */
export class TwoServers {
  readonly primary: BareServer;
  readonly standby: BareServer;
  readonly instances: readonly string[];
  readonly #folder: string;
  readonly #products: readonly Product[];

  private constructor(
    folder: string,
    [primary, standby]: [BareServer, BareServer],
    instances: readonly { here: string; product: Product }[],
  ) {
    this.#folder = folder;
    this.primary = primary;
    this.standby = standby;
    this.instances = instances.map(({ here }) => here);
    this.#products = instances.map(({ product }) => product);
  }

  static async start(): Promise<TwoServers> {
    const folder = await mkdtemp(join(tmpdir(), 'engawa-standby-'));
    const data = join(folder, 'data');
    await copyPrepared('demo', data);
    for (const one of [folder, data]) await chmod(one, 0o755);
    const primary = new BareServer(join(data, 'postgres'));
    await primary.start();
    const standby = await primary.makeStandby(join(folder, 'second/postgres'), 'second');
    await standby.start();
    const two = new TwoServers(
      folder,
      [primary, standby],
      await startInstances(data, primary, standby),
    );
    await until(
      'both instances',
      () => two.#products.every((product) => product.output().includes('Ready: ')),
      startSeconds,
    );
    return two;
  }

  /** Switches synchronous replication, in which both servers confirm a write. */
  async makeSynchronous(isSynchronous: boolean): Promise<void> {
    const names = isSynchronous ? 'second' : '';
    await this.primary.ask(`alter system set synchronous_standby_names = '${names}'`);
    await this.primary.ask('select pg_reload_conf()');
    await until('the standby to be as it should', async () => {
      const [sender] = await this.primary.ask<{ state: string }>(
        'select sync_state as state from pg_stat_replication',
      );
      return sender?.state === (isSynchronous ? 'sync' : 'async');
    });
  }

  async pauseReplay(): Promise<void> {
    await this.standby.ask('select pg_wal_replay_pause()');
    await until('the standby to stand still', async () => {
      const [state] = await this.standby.ask<{ paused: string }>(
        'select pg_get_wal_replay_pause_state() as paused',
      );
      return state?.paused === 'paused';
    });
  }

  async resumeReplay(): Promise<void> {
    await this.standby.ask('select pg_wal_replay_resume()');
    await this.inUse();
  }

  async metric(name: string): Promise<number[]> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const texts = this.instances.map(async (here) => {
      const text = await (await fetch(`${here}/metrics`, { headers })).text();
      const [, value = ''] = new RegExp(`^${name} (.+)$`, 'm').exec(text) ?? [];
      return value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
    });
    return Promise.all(texts);
  }

  async inUse(): Promise<void> {
    await until('both instances to use the standby', async () =>
      (await this.metric('engawa_standby_behind_seconds')).every((behind) => behind < 1),
    );
  }

  async unused(): Promise<void> {
    await until('both instances to leave the standby', async () =>
      (await this.metric('engawa_standby_behind_seconds')).every((behind) => behind > 5),
    );
  }

  async stop(): Promise<void> {
    for (const { child } of this.#products) child.kill('SIGTERM');
    await Promise.all(this.#products.map(({ ended }) => ended));
    await Promise.all([this.primary.stop(), this.standby.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Passes both database servers, the standby first; the instances find the primary themselves. */
async function startInstances(data: string, primary: BareServer, standby: BareServer) {
  const address = new URL(primary.url);
  address.searchParams.set('host', [standby.socketDir, primary.socketDir].join(','));
  const ports = [await freePort(), await freePort()];
  return ports.map((port) => ({
    here: `http://localhost:${port}`,
    product: startProduct({
      DATABASE_URL: address.href,
      DATABASE_REPLICA_URL: address.href,
      PUBLIC_ORIGIN: `http://localhost:${ports[0]}`,
      ENGAWA_DATA: data,
      ENGAWA_DEMO: 'on',
      CALLS_PER_MINUTE: '1000000',
      METRICS_TOKEN: metricsToken,
      PORT: String(port),
    }),
  }));
}
