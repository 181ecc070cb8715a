import { join, resolve } from 'node:path';
import { serverSecret } from '@engawa/platform/auth/server-secret.repo';
import { systemClock } from '@engawa/platform/clock/clock';
import { openDatabases } from '@engawa/platform/db/database';
import { platformMigrations } from '@engawa/platform/db/migrate';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import type { PlatformTables } from '@engawa/platform/db/tables';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { addHealth } from '@engawa/platform/http/server/health';
import { createServer } from '@engawa/platform/http/server/server';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import type { Log } from '@engawa/platform/log/log';
import { addBounces } from '@engawa/platform/mail/delivery/bounces';
import { returnPaths } from '@engawa/platform/mail/delivery/return-path';
import { captureTransport, smtpTransport } from '@engawa/platform/mail/transport';
import { productClient } from './clients.ts';
import type { Settings } from './config.ts';
import { createIdentity } from './identity.ts';

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Runs the service alone; stops its parts in reverse order of their start. */
export async function run(
  settings: Settings,
  log: Log,
  tell: (line: string) => void,
): Promise<Running> {
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const url = settings.DATABASE_URL ?? (await startDatabase(settings, log, tell, stops));
    const directories = [platformMigrations, join(import.meta.dirname, '../migrations')];
    await prepareDatabase(url, directories, {
      tell,
      migrates: settings.MIGRATE_ON_START,
      waitSeconds: settings.DATABASE_WAIT_SECONDS,
    });
    const origin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
    const databases = openDatabases<PlatformTables>({ url, max: settings.DATABASE_POOL });
    stops.push(() => databases.close());
    const secret = await serverSecret(databases.commands, 'return-path');
    const transport = settings.SMTP_URL
      ? smtpTransport(settings.SMTP_URL, {
          from: settings.MAIL_FROM,
          allowPlaintext: settings.SMTP_ALLOW_PLAINTEXT,
          returnPath: returnPaths(settings.MAIL_RETURN_PATH, secret),
        })
      : captureTransport(databases.commands);
    stops.push(() => transport.close());
    const jobs = new JobQueue(url, log);
    stops.push(() => jobs.stop());
    const limits = new CallLimits(databases.pipeline, systemClock, settings.CALLS_PER_MINUTE);
    const identity = await createIdentity({
      issuer: `${origin}/identity`,
      log,
      clock: systemClock,
      databases,
      jobs,
      transport,
      limits,
      keepMails: false,
      clients: [
        productClient(
          settings.IDENTITY_CLIENT_ID,
          settings.IDENTITY_CLIENT_SECRET,
          settings.productOrigins,
        ),
      ],
    });
    const server = await createServer({
      origin,
      log,
      limits,
      streams: new Set(),
      proxies: settings.TRUST_PROXY,
    });
    addHealth(server, async () => {
      await databases.pipeline.query('select 1', []);
    });
    await addBounces(server, {
      commands: databases.commands,
      clock: systemClock,
      log,
      secret,
      token: settings.BOUNCES_TOKEN,
    });
    await identity.mount(server);
    await jobs.start();
    limits.start();
    stops.push(() => limits.stop());
    stops.push(() => server.close());
    await server.listen({ port: settings.PORT, host: settings.HOST });
    return { address: `${origin}/identity`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(
  settings: Settings,
  log: Log,
  tell: (line: string) => void,
  stops: (() => Promise<void> | void)[],
): Promise<string> {
  tell('Starting the database…');
  const database = await startEmbeddedDatabase({
    dataDir: join(resolve(settings.ENGAWA_DATA), 'identity-postgres'),
    log: { debug: (text) => log.debug(text), info: tell, warn: tell },
  });
  stops.push(() => database.stop());
  return database.url;
}
