import type { Query } from '@engawa/index/query';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { holdsToken } from '../../auth/tokens.ts';
import { refuse } from '../../errors/refusal.ts';
import { endConnections } from '../../http/server/connections.ts';
import { addMetrics } from '../../http/server/metrics.ts';
import { sendError } from '../../http/server/send-error.ts';
import type { Log } from '../../log/log.ts';
import type { SearchIndexes } from '../search-indexes.ts';
import { type ShapedSource, shapeOf } from '../source-shape.ts';
import { serviceSeries } from './service-series.ts';
import { askedOfService, type HeldByService, paths } from './wire.ts';

interface Options {
  indexes: Pick<SearchIndexes, 'search' | 'isReady' | 'holding'>;
  sources: readonly ShapedSource[];
  token: string;
  metricsToken?: string | undefined;
  log: Log;
  /** So many searches are in line or under way; whoever comes then asks the database. */
  atOnce?: number;
}

/** Tens of thousands of ids, those of everybody who has applied to a large company. */
const largestBody = 2 * 1024 * 1024;
/** A full line of the longest searches is shorter than the patience of who stands in it. */
const defaultAtOnce = 64;
const mostConnections = 1_024;

/** Answers the copies of the API from the indexes of this process, over HTTP. */
export async function createIndexServer(options: Options): Promise<FastifyInstance> {
  const { indexes, sources, token, metricsToken, log, atOnce = defaultAtOnce } = options;
  const baseLog: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit: largestBody,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: 4 * 1024 },
  });
  server.server.maxConnections = mostConnections;
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  server.setNotFoundHandler(() => refuse('not_found'));

  let leaving = false;
  server.addHook('preClose', () => {
    leaving = true;
    endConnections(server.server);
  });

  const shapes = new Map(sources.map((source) => [source.name, shapeOf(source)]));
  const held = (): HeldByService =>
    Object.fromEntries(
      Array.from(shapes, ([source, shape]) => {
        const { rows, changes } = indexes.holding(source) ?? { rows: 0, changes: 0 };
        return [source, { ready: indexes.isReady(source) && !leaving, rows, changes, shape }];
      }),
    );
  const isReady = () => Object.values(held()).every(({ ready }) => ready);

  server.get('/healthz', async () => ({ status: 'ok', ready: isReady(), sources: held() }));
  server.get('/readyz', async () => (isReady() ? { status: 'ok' } : refuse('unavailable')));
  let underWay = 0;
  addMetrics(
    server,
    { token: metricsToken, series: serviceSeries(held) },
    { engawa_index_searching: { help: 'Searches in line or under way.', read: () => underWay } },
  );

  await server.register(async (known) => {
    // Before a body is read.
    known.addHook('onRequest', (request, _reply, done) => {
      if (!holdsToken(token, request.headers.authorization)) refuse('not_signed_in');
      done();
    });
    known.get(paths.sources, { config: { endpoint: 'index.sources' } }, async () => held());
    known.post(paths.search, { config: { endpoint: 'index.search' } }, async ({ body }) => {
      const asked = askedOfService.safeParse(body);
      if (!asked.success) return refuse('malformed_request');
      if (underWay >= atOnce) return refuse('unavailable');
      underWay += 1;
      try {
        const { source, query } = asked.data;
        return (await indexes.search(source, query as unknown as Query)) ?? refuse('unavailable');
      } finally {
        underWay -= 1;
      }
    });
  });
  return server;
}
