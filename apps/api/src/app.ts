import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { Refusal } from '@engawa/platform/errors/refusal';
import { addDocs } from '@engawa/platform/http/docs';
import { addHealth } from '@engawa/platform/http/health';
import { addMetrics } from '@engawa/platform/http/metrics';
import { mount } from '@engawa/platform/http/mount';
import type { Route } from '@engawa/platform/http/route';
import { createServer } from '@engawa/platform/http/server';
import type { FastifyInstance } from 'fastify';
import { sweepFiles, sweepFilesJob } from './features/files/sweep-files.ts';
import { housekeepingJob, keepHouse } from './housekeeping.repo.ts';
import { apiRoutes } from './routes.ts';
import type { ApiServices } from './services.ts';

export interface AppOptions {
  /** Pages and files beside the API, in the default run. */
  pages?(server: FastifyInstance): Promise<void>;
  /** False for a copy that only answers calls and leaves jobs to others. */
  work?: boolean;
  /** For tests of the platform: other endpoints than the product's. */
  contract?: { endpoints: readonly AnyEndpoint[]; routes: Route[] };
}

/** The product's server: built, connected and ready to listen. */
export async function createApp(
  services: ApiServices,
  { pages, work = true, contract }: AppOptions = {},
): Promise<FastifyInstance> {
  const { databases, jobs, hub, limits, files, clock } = services;
  const server = await createServer({
    origin: services.origin,
    log: services.log,
    limits,
    streams: services.server.streams,
    trustProxy: services.settings.TRUST_PROXY,
  });
  addHealth(server, async () => {
    await databases.pipeline.query('select 1', []);
  });
  addMetrics(server, services.settings.METRICS_TOKEN, {
    engawa_open_streams: { help: 'Open event streams.', read: () => hub.openStreams },
    engawa_dead_jobs: {
      help: 'Jobs that were given up and wait for the operator.',
      read: async () => (await jobs.dead()).length,
    },
    engawa_database_waiting: {
      help: 'Commands that wait for a connection.',
      read: () => databases.pool.waitingCount,
    },
  });
  const { endpoints: all, routes } = contract ?? { endpoints, routes: apiRoutes(services) };
  mount(server, all, routes, services.server);
  addDocs(server, all);
  if (pages) await pages(server);
  else server.setNotFoundHandler(() => Promise.reject(new Refusal('not_found')));

  jobs.handle(sweepFilesJob, async () => {
    await sweepFiles(files, clock.now());
  });
  jobs.handle(housekeepingJob, () => keepHouse(databases.commands, clock.now()));
  await jobs.start({ work });
  await hub.start();
  limits.start();
  server.addHook('onClose', () => services.close());
  return server;
}
