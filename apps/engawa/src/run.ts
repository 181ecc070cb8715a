import { join, resolve } from 'node:path';
import { createApp } from '@engawa/api/app';
import { isOpenDemo, type Settings } from '@engawa/api/config';
import { applyDemoSetting } from '@engawa/api/demo/apply-demo-setting';
import { HomePages } from '@engawa/api/features/overview/public';
import { addSitemap } from '@engawa/api/features/public-pages/public';
import { createServices } from '@engawa/api/services';
import { systemClock } from '@engawa/platform/clock/clock';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import type { DrawnPage } from '@engawa/platform/http/pages/drawn-page';
import type { Log } from '@engawa/platform/log/log';
import { giveMemoryBack } from '@engawa/platform/process/give-memory-back';
import type { FastifyInstance } from 'fastify';
import { refuseHalfRestored } from './backup/half-restored.ts';
import { scheduleBackups } from './backup/schedule.ts';
import { addIdentity, demoPeople } from './identity.ts';
import { migrations } from './migrations.ts';
import { sendToVite } from './pages/dev-pages.ts';
import { servePages } from './pages/serve-pages.ts';

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Starts database, server and pages in one process; stops them in reverse order. */
export async function run(
  settings: Settings,
  log: Log,
  tell: (line: string) => void,
): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const data = resolve(settings.ENGAWA_DATA);
    refuseHalfRestored(data);
    let url = settings.DATABASE_URL;
    if (!url) {
      tell('Starting the database…');
      const database = await startEmbeddedDatabase({
        dataDir: join(data, 'postgres'),
        log: { debug: (text) => log.debug(text), info: tell, warn: tell },
      });
      stops.push(() => database.stop());
      url = database.url;
    }
    const { MIGRATE_ON_START: migrates, DATABASE_WAIT_SECONDS: waitSeconds } = settings;
    const added = await prepareDatabase(url, migrations, { tell, migrates, waitSeconds });
    if (added.length > 0) tell(`Prepared the database (${added.length} steps).`);
    const services = await createServices(
      { ...settings, ENGAWA_DATA: data, DATABASE_URL: url },
      log,
      systemClock,
    );
    stops.push(() => services.close());
    const vite = process.env['ENGAWA_WEB_DEV'];
    const identity = await addIdentity(services, vite);
    const backups = scheduleBackups(services);
    const app = await createApp(services, {
      gauges: backups?.gauges ?? {},
      pages: async (server) => {
        await identity?.mount(server);
        const openDemo = isOpenDemo(settings);
        const { origin, databases, clock, limits, indexes } = services;
        const sitemap = (to: FastifyInstance, listed: readonly string[]) =>
          addSitemap(
            to,
            { slowReads: databases.slowReads, clock, limits, origin, indexes },
            { listed },
          );
        const home = new HomePages({ reads: databases.reads, clock, log });
        const fillHome = (page: DrawnPage) => home.fill(page);
        const addPages = vite
          ? sendToVite(vite)
          : servePages({ origin, openDemo, addSitemap: sitemap, fillHome });
        await addPages(server);
      },
    });
    // Closing the app closes its services too.
    stops.pop();
    stops.push(() => app.close());
    if (backups) stops.push(() => backups.stop());
    const settled = await applyDemoSetting(services);
    if (settled) tell(settled);
    if (isOpenDemo(settings)) tell(openDemoWarning);
    await (settings.ENGAWA_DEMO ? identity?.seed(demoPeople) : identity?.close(demoPeople));
    // Frees memory used by the start and the demo before the first request.
    await giveMemoryBack();
    await app.listen({ port: settings.PORT, host: settings.HOST });
    // The first jobs and the search index leave garbage, which an idle server would keep.
    const settling = setTimeout(() => {
      giveMemoryBack().catch((error: unknown) => log.warn({ err: error }, 'memory was not freed'));
    }, settledAfterMs);
    settling.unref();
    stops.push(async () => clearTimeout(settling));
    return { address: services.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settledAfterMs = 10_000;

const openDemoWarning =
  'WARNING: this demo can be reached by others. Everyone can sign in as its people and read its mails, links to new passwords included. Set ENGAWA_DEMO=off for real use.';
