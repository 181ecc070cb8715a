import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { largestUpload } from '@engawa/contract/files/purposes';
import { refuse } from '@engawa/platform/errors/refusal';
import { addDocs } from '@engawa/platform/http/docs/docs';
import { mount } from '@engawa/platform/http/endpoint/mount';
import type { Route } from '@engawa/platform/http/endpoint/route';
import { addHealth } from '@engawa/platform/http/server/health';
import { addMetrics, type Gauges } from '@engawa/platform/http/server/metrics';
import { createServer } from '@engawa/platform/http/server/server';
import { countLeftOut } from '@engawa/platform/mail/mail-budget.repo';
import type { FastifyInstance } from 'fastify';
import { isOpenDemo } from './config.ts';
import { countNewErrors, countReports } from './features/client-errors/public.ts';
import { addPublicPages } from './features/public-pages/public.ts';
import { countSpentBudgets } from './features/reach/public.ts';
import { addUnsubscribe } from './features/unsubscribe/public.ts';
import { registerJobs } from './jobs.ts';
import { apiRoutes } from './routes.ts';
import type { ApiServices } from './services.ts';
import { standbyGauges } from './standby-gauges.ts';

export interface AppOptions {
  /** Pages and files beside the API, in the default run. */
  pages?(server: FastifyInstance): Promise<void>;
  /** False for a copy that only answers calls and leaves jobs to others. */
  work?: boolean;
  slowBodyMs?: number;
  /** What else is worth watching in this run. */
  gauges?: Gauges;
  /** For tests of the platform: other endpoints than the product's. */
  contract?: { endpoints: readonly AnyEndpoint[]; routes: Route[] };
}

/** The product's server: built, connected and ready to listen. */
export async function createApp(
  services: ApiServices,
  { pages, work = true, contract, slowBodyMs, gauges = {} }: AppOptions = {},
): Promise<FastifyInstance> {
  const { databases, jobs, hub, limits } = services;
  // The index is filled, or found, while the rest is made ready.
  services.indexes?.start();
  const server = await createServer({
    origin: services.origin,
    log: services.log,
    limits,
    streams: services.server.streams,
    proxies: services.settings.TRUST_PROXY,
    slowBodyMs,
    shedAfterMs: services.settings.SHED_AFTER_MS,
    drainMs: services.settings.DRAIN_SECONDS * 1000,
  });
  addHealth(server, async () => {
    await databases.pipeline.query('select 1', []);
  });
  const shown = { token: services.settings.METRICS_TOKEN, series: services.indexes?.series };
  addMetrics(server, shown, {
    // Before those that ask the database: what they wait for themselves is not to be counted.
    engawa_database_waiting: {
      help: 'Commands that wait for a connection.',
      read: () => databases.pool.waitingCount,
    },
    engawa_open_streams: { help: 'Open event streams.', read: () => hub.openStreams },
    engawa_dead_jobs: {
      help: 'Jobs that were given up and wait for the operator.',
      read: () => jobs.countDead(),
    },
    engawa_student_reading_spent: {
      help: 'Companies and people who have read as much of students today as they may. Look at them.',
      read: () => countSpentBudgets(databases.commands, services.clock.now()),
    },
    engawa_mails_left_out: {
      help: 'Mails left out today because a company or a receiver had enough.',
      read: () => countLeftOut(databases.commands, services.clock.now()),
    },
    engawa_client_errors: {
      help: 'Errors of the client that browsers have reported today.',
      read: () => countReports(limits),
    },
    engawa_client_errors_new: {
      help: 'Errors of the client that were met for the first time within the last day. Look at them.',
      read: () => countNewErrors(databases.commands, services.clock.now()),
    },
    engawa_students_indexed: {
      help: '1 while students are searched in memory, here or by the index service; 0 while the database answers in its place.',
      read: () => (services.indexes?.isReady('student') ? 1 : 0),
    },
    ...(databases.standby && standbyGauges(databases.standby)),
    ...gauges,
  });
  const { endpoints: all, routes } = contract ?? { endpoints, routes: apiRoutes(services) };
  await mount(server, all, routes, services.server, { maxUploadBytes: largestUpload });
  await addUnsubscribe(server, { ...databases, secret: services.unsubscribe });
  addPublicPages(server, {
    reads: databases.reads,
    clock: services.clock,
    site: { origin: services.origin, openDemo: isOpenDemo(services.settings) },
    store: services.files.store,
    typesetter: services.typesetter,
    limits,
  });
  addDocs(server, all);
  if (pages) await pages(server);
  else server.setNotFoundHandler(() => refuse('not_found'));

  registerJobs(services);
  await jobs.start({ work });
  await hub.start();
  limits.start();
  server.addHook('onClose', () => services.close());
  return server;
}
