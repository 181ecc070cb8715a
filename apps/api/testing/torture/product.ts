import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { type MailRelay, startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { type ServerProcess, startServerProcess } from '../server/server-process.ts';

export const settings = {
  // Origin of links in mails, which nobody opens.
  PUBLIC_ORIGIN: 'http://localhost:9',
  ENGAWA_DEMO: 'off',
  CONTACT_EMAIL: 'operator@engawa.test',
  CALLS_PER_MINUTE: '1000000',
  TRUST_PROXY: '1',
};

/** Two API instances on one database and one mail relay; both answer and both run jobs. */
export class Product {
  readonly folder: string;
  readonly database: EmbeddedDatabase;
  readonly relay: MailRelay;
  readonly instances: ServerProcess[] = [];

  private constructor(folder: string, database: EmbeddedDatabase, relay: MailRelay) {
    this.folder = folder;
    this.database = database;
    this.relay = relay;
  }

  static async start(): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'engawa-torture-'));
    // As root, the database runs as another user, who needs access to the folder.
    await chmod(folder, 0o755);
    await copyPrepared('empty', folder);
    const dataDir = join(folder, 'postgres');
    const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
    const product = new Product(folder, database, await startMailRelay());
    product.instances.push(
      ...(await Promise.all([product.startInstance(), product.startInstance()])),
    );
    return product;
  }

  startInstance(): Promise<ServerProcess> {
    return startServerProcess({
      ...settings,
      DATABASE_URL: this.database.url,
      ENGAWA_DATA: this.folder,
      SMTP_URL: this.relay.url,
      LOG_LEVEL: 'silent',
    });
  }

  /** Worker processes of a server for uploaded files. */
  static workersOf({ child }: ServerProcess): number[] {
    return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, parent, ...args]) =>
          Number(parent) === child.pid && args.join(' ').includes('-child.ts'),
      )
      .map(([pid]) => Number(pid));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop('SIGKILL')));
    await this.database.stop();
    await this.relay.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
