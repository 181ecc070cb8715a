import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@engawa/platform/log/log';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type KnownClient, noClient } from '../../src/features/client-errors/public.ts';
import type { IdentityAccounts } from '../../src/identity-accounts.ts';
import { type ApiServices, createServices } from '../../src/services.ts';
import { cloneDatabase } from '../database/database.ts';
import { TestClock } from './clock.ts';
import { noteCalls } from './note-calls.ts';

export interface TestApp {
  app: FastifyInstance;
  services: ApiServices;
  clock: TestClock;
  folder: string;
  databaseUrl: string;
  close(): Promise<void>;
}

export interface TestAppOptions extends AppOptions {
  env?: Record<string, string>;
  logInto?: { write(line: string): void };
  identity?: IdentityAccounts;
  /** The client's build for error reports; independent of a real build. */
  client?: KnownClient;
  beside?: Pick<TestApp, 'clock' | 'folder' | 'databaseUrl'>;
  contractFor?(services: ApiServices): NonNullable<AppOptions['contract']>;
}

/** The real server on a real database. The clock stands still, and jobs run only on request. */
/** No work ends because other tests keep the machine busy; the processor time is production's. */
const wallMs = 240_000;
const patience = {
  examiner: { limits: { cpuMs: 10_000, wallMs }, maxWaitMs: wallMs },
  typesetter: { limits: { cpuMs: 5_000, wallMs } },
};

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env, beside, contractFor, logInto, identity, client = noClient, ...appOptions } = options;
  const clock = beside?.clock ?? new TestClock();
  const database = beside ? undefined : await cloneDatabase();
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? '';
  const folder = beside?.folder ?? (await mkdtemp(join(tmpdir(), 'engawa-app-')));
  const settings = readConfig({
    ENGAWA_DATA: folder,
    LOG_LEVEL: 'silent',
    // Tests share the machine, so load shedding by delay is off.
    SHED_AFTER_MS: '0',
    // A thread per file would cost more than its tests; tests of the index switch it on.
    ENGAWA_INDEX: 'off',
    ...env,
  });
  const services = await createServices(
    { ...settings, DATABASE_URL: databaseUrl },
    createLog(settings.LOG_LEVEL, logInto),
    clock,
    patience,
  );
  services.identity = identity;
  services.client = client;
  const app = await createApp(services, {
    work: false,
    ...(contractFor && { contract: contractFor(services) }),
    ...appOptions,
  });
  noteCalls(app);
  return {
    app,
    services,
    clock,
    folder,
    databaseUrl,
    close: async () => {
      await app.close();
      if (beside) return;
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
