import { openDatabases } from '@engawa/platform/db/database';
import type { PlatformTables } from '@engawa/platform/db/tables';
import { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { createServer } from '@engawa/platform/http/server/server';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import { createLog } from '@engawa/platform/log/log';
import { captureTransport } from '@engawa/platform/mail/transport';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import type { FastifyInstance } from 'fastify';
import { type IdentityClient, productClient } from '../src/clients.ts';
import type { DemoPerson } from '../src/demo-people.ts';
import { createIdentity, type Identity } from '../src/identity.ts';
import type { Db, PasswordChanged } from '../src/tables.ts';
import { TestClock } from './clock.ts';
import { createDatabase } from './database.ts';

export interface TestService {
  identity: Identity;
  server: FastifyInstance;
  clock: TestClock;
  db: Db;
  databaseUrl: string;
  /** Where the service listens; the issuer may name another origin. */
  origin: string;
  issuer: string;
  client: IdentityClient;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  /** Public origin; by default where the service listens. */
  publicOrigin?: string;
  beside?: TestService;
  people?: DemoPerson[];
  openDemo?: boolean;
  clients?: IdentityClient[];
  onPasswordChanged?: PasswordChanged;
  logInto?: { write(line: string): void };
}

export const productOrigin = 'http://product.test';

/** The real service on a real database; the clock stands still. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const { beside, people, clients = [], logInto, onPasswordChanged } = options;
  const clock = beside?.clock ?? new TestClock();
  const database = beside ? undefined : await createDatabase();
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? '';
  const databases = openDatabases<PlatformTables>({ url: databaseUrl });
  const log = createLog(logInto ? 'debug' : 'silent', logInto);
  const jobs = new JobQueue(databaseUrl, log);
  const limits = new CallLimits(databases.pipeline, clock, 1_000_000);
  const server = await createServer({
    origin: options.publicOrigin ?? 'http://localhost',
    log,
    limits,
    streams: new Set(),
    proxies: 1,
    // Tests share the machine, so load shedding by delay is off.
    shedAfterMs: 0,
  });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const issuer = beside?.issuer ?? `${options.publicOrigin ?? origin}/identity`;
  const client = productClient('product', 'a secret of the product', [productOrigin]);
  const identity = await createIdentity({
    issuer,
    log,
    clock,
    databases,
    jobs,
    transport: captureTransport(databases.commands),
    limits,
    keepMails: true,
    clients: [client, ...clients],
    openDemo: options.openDemo ?? false,
    ...(people && { people }),
    ...(onPasswordChanged && { onPasswordChanged }),
  });
  await identity.mount(server);
  await jobs.start({ work: !beside });
  await server.listen({ port, host: '127.0.0.1' });
  return {
    identity,
    server,
    clock,
    databaseUrl,
    db: databases.commands as unknown as Db,
    origin,
    issuer,
    client,
    close: async () => {
      await server.close();
      await jobs.stop();
      await databases.close();
      await database?.drop();
    },
  };
}
