import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { largestUpload } from '@engawa/contract/files/purposes';
import { noteOrigin } from '@engawa/platform/config/server-address.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { addDocs } from '@engawa/platform/http/docs/docs';
import { mount } from '@engawa/platform/http/endpoint/mount';
import type { Route } from '@engawa/platform/http/endpoint/route';
import { addHealth } from '@engawa/platform/http/server/health';
import { addMetrics, type Gauges } from '@engawa/platform/http/server/metrics';
import { createServer } from '@engawa/platform/http/server/server';
import { addBounces } from '@engawa/platform/mail/delivery/bounces';
import type { FastifyInstance } from 'fastify';
import { isOpenDemo } from './config.ts';
import { addBackchannelLogout } from './features/auth/backchannel/routes.ts';
import { addPublicPages } from './features/public-pages/public.ts';
import { addUnsubscribe } from './features/unsubscribe/public.ts';
import { registerJobs } from './jobs.ts';
import { apiGauges, buildInfo } from './metrics/gauges.ts';
import { apiRoutes } from './routes.ts';
import type { ApiServices } from './services.ts';

export interface AppOptions {
  pages?(server: FastifyInstance): Promise<void>;
  /** False for an instance that only answers calls and leaves the job queue to others. */
  work?: boolean;
  slowBodyMs?: number;
  gauges?: Gauges;
  /** For tests of the platform: other endpoints than the product's. */
  contract?: { endpoints: readonly AnyEndpoint[]; routes: Route[] };
}

export async function createApp(
  services: ApiServices,
  { pages, work = true, contract, slowBodyMs, gauges = {} }: AppOptions = {},
): Promise<FastifyInstance> {
  const { databases, jobs, hub, limits } = services;
  // The index starts loading while the rest of the server is built.
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
    tracing: services.tracing,
  });
  addHealth(server, async () => {
    await databases.pipeline.query('select 1', []);
  });
  const series = { ...services.indexes?.series, ...buildInfo(services.settings) };
  const token = services.settings.METRICS_TOKEN;
  addMetrics(server, { token, series }, { ...apiGauges(services), ...gauges });
  const { endpoints: all, routes } = contract ?? { endpoints, routes: apiRoutes(services) };
  await mount(server, all, routes, services.server, { maxUploadBytes: largestUpload });
  await addUnsubscribe(server, { ...databases, secret: services.unsubscribe });
  await addBackchannelLogout(server, { ...services, ...databases });
  await addBounces(server, {
    ...services,
    commands: databases.commands,
    secret: services.returnPath,
    token: services.settings.BOUNCES_TOKEN,
  });
  addPublicPages(server, {
    reads: databases.reads,
    clock: services.clock,
    site: { origin: services.origin, openDemo: isOpenDemo(services.settings) },
    store: services.files.store,
    typesetter: services.typesetter,
    slowReads: databases.slowReads,
    jobFeedKey: services.settings.JOB_FEED_KEY,
    indexes: services.indexes,
    limits,
  });
  addDocs(server, all);
  if (pages) await pages(server);
  else server.setNotFoundHandler(() => refuse('not_found'));

  registerJobs(services);
  await jobs.start({ work });
  await hub.start();
  limits.start();
  // Links in the mails of operator commands need the origin that this server listens on.
  server.addHook('onListen', () => noteOrigin(databases.commands, services.origin));
  server.addHook('onClose', () => services.close());
  return server;
}
