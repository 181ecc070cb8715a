import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readPassword } from '@engawa/platform/embedded-database/cluster/password-file';
import {
  type DatabaseLocation,
  locateDatabase,
} from '@engawa/platform/embedded-database/location/database-location';
import { makePrivateFolder } from '@engawa/platform/embedded-database/location/private-folder';
import { databaseUrl } from '@engawa/platform/embedded-database/server/administrator';
import { listProcesses } from '@engawa/platform/embedded-database/server/processes';
import {
  type ServerProcess,
  type Settings,
  spawnServer,
} from '@engawa/platform/embedded-database/server/server-process';
import { createLog } from '@engawa/platform/log/log';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import type pg from 'pg';
import { copyBase, giveTo } from '../stored/base-backup.ts';
import { withClient } from '../stored/database-contents.ts';

const log = createLog('silent');

/** A PostgreSQL server from the embedded binaries, unsupervised: nothing restarts it. */
export class BareServer {
  readonly #place: DatabaseLocation;
  readonly #password: string;
  #process: ServerProcess | undefined;

  constructor(dataDir: string) {
    this.#place = locateDatabase(resolve(dataDir), log);
    this.#password = readPassword(this.#place.passwordFile) ?? '';
  }

  get url(): string {
    return databaseUrl(this.#place, 'engawa', this.#password);
  }

  get socketDir(): string {
    return this.#place.socketDir;
  }

  async start(settings: Settings = {}): Promise<void> {
    makePrivateFolder(this.#place.socketDir, this.#place.user);
    this.#process = spawnServer(this.#place, settings, log);
    const answers = () =>
      this.ask('select').then(
        () => true,
        () => false,
      );
    await until('the server to answer', answers, startSeconds);
  }

  async ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const url = this.url.replace('//engawa:', '//postgres:');
    return withClient(url, async (client) => (await client.query<Row>(sql)).rows);
  }

  /** Signals all of its processes at once, as if the machine lost power or hung. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const server = this.#process?.pid;
    const pids = listProcesses().flatMap(({ pid, parent }) => (parent === server ? [pid] : []));
    for (const pid of [server, ...pids]) if (pid) process.kill(pid, signal);
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
    await rm(this.#place.socketDir, { recursive: true, force: true });
  }

  /** Creates a streaming standby, as docs/operations/scale-out.md describes. */
  async makeStandby(dataDir: string, name: string): Promise<BareServer> {
    const source = this.#place.dataDir;
    await this.ask(`select pg_create_physical_replication_slot('${name}', true)`);
    await mkdir(dirname(dataDir), { recursive: true, mode: 0o755 });
    const administrator = this.url.replace('//engawa:', '//postgres:');
    await copyBase(administrator, source, dataDir);
    await copyFile(this.#place.passwordFile, join(dirname(dataDir), 'database.password'));
    const from = `host=${this.socketDir} port=5432 user=postgres password=${this.#password} application_name=${name}`;
    const lines = [`primary_conninfo = '${from}'`, `primary_slot_name = '${name}'`];
    await writeFile(join(dataDir, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
    await writeFile(join(dataDir, 'standby.signal'), '');
    await giveTo(join(dataDir, 'standby.signal'), source);
    return new BareServer(dataDir);
  }
}
