import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { anonymousBody } from '@engawa/contract/endpoint';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { refuse } from '../../errors/refusal.ts';
import type { Log } from '../../log/log.ts';
import { traceCalls } from '../../tracing/trace-calls.ts';
import { noTracing, type Tracing } from '../../tracing/tracing.ts';
import { addressKey } from '../limits/address-key.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import {
  endConnections,
  refuseBrokenRequest,
  refuseMultipart,
  slowBodyCutter,
} from './connections.ts';
import { checkShape, checkTree } from './json-body.ts';
import { Outages } from './outages.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outages?: Outages;
    /** The server is stopping, and `/readyz` already reports it. */
    isLeaving(): boolean;
  }
  interface FastifyRequest {
    /** The key under which the caller's address is counted; empty for uncounted routes. */
    address: string;
  }
  interface FastifyContextConfig {
    endpoint?: string;
    data?: boolean;
    /** Replies with a file, whose links people open. */
    file?: boolean;
    upload?: boolean;
    /** The route that refuses undeclared methods, whatever their body. */
    otherMethod?: boolean;
    maxValues?: number;
  }
}

export interface ServerOptions {
  origin: string;
  log: Log;
  limits: CallLimits;
  streams: Set<{ close(): void }>;
  /** Number of trusted proxies, for the caller's address. */
  proxies: number;
  slowBodyMs?: number | undefined;
  /** Refuses calls while the event loop's delay exceeds this; 0 disables it. */
  shedAfterMs?: number | undefined;
  /** How long it keeps answering before it stops, so that load balancers notice first. */
  drainMs?: number | undefined;
  tracing?: Tracing;
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = options.log;
  const headers = securityHeaders(options.origin);
  const forData = dataHeaders(options.origin);
  const cutSlowBody = slowBodyCutter(options.slowBodyMs ?? 30_000);
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // The request's id is logged explicitly; a child logger per request would cost more.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.proxies > 0 && ((_address, hop) => hop < options.proxies),
    // Default for routes outside the contract; endpoints declare theirs.
    bodyLimit: anonymousBody.bytes,
    // Long enough for 100 MB on a slow line; `slowBodyCutter` limits other bodies.
    requestTimeout: 600_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: requestIds(),
    http: { maxHeaderSize: 16 * 1024 },
    // Fastify's 503 while closing is not worded like ours; late requests are answered instead.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  });

  // Lets undeclared paths refuse QUERY with 405, instead of failing for the missing body.
  server.addHttpMethod('QUERY', { overrideExisting: true });
  server.decorate('outages', new Outages(options.log));
  server.decorateRequest('address', '');
  // Before the hook that refuses calls: refused calls have spans, too.
  traceCalls(server, options.tracing ?? noTracing);
  server.addHook('onRequest', (request, reply, done) => {
    const { endpoint, data } = request.routeOptions.config;
    reply.headers(data ? forData : headers);
    // Needed to look up commands and failures (`sendError` adds it there).
    if (request.method !== 'GET') reply.header('x-request-id', request.id);
    // By route, since addresses have many spellings. Health checks and static files are not
    // counted.
    if (endpoint || request.is404) {
      request.address = addressKey(request.ip);
      options.limits.countAddress(request.address);
    }
    refuseMultipart(request);
    cutSlowBody(request, reply);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && options.log.isLevelEnabled('info')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      log.info({ requestId: request.id, endpoint, status: reply.statusCode, ms }, 'call');
    }
    done();
  });
  let leaving = false;
  server.decorate('isLeaving', () => leaving);
  server.addHook('preClose', async () => {
    leaving = true;
    // Until then each reply closes its connection.
    await pause(options.drainMs ?? 0);
    for (const stream of options.streams) stream.close();
    endConnections(server.server);
  });

  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    try {
      checkShape(text, request.routeOptions.config.maxValues ?? anonymousBody.values);
    } catch (refusal) {
      return done(refusal as Error);
    }
    void parseJson(request, text, (error, value) => {
      if (error) return done(error);
      try {
        checkTree(value);
        done(null, value);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await server.register(underPressure, {
    maxEventLoopDelay: options.shedAfterMs ?? 500,
    // Sheds calls of endpoints, not health checks.
    pressureHandler: (request) => {
      if (request.routeOptions.config.endpoint) refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });

  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return server;
}

/** Unique ids in the form of a UUID; the random part is drawn once, which is faster. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 24);
  let next = randomInt(2 ** 40);
  return () => {
    next += 1;
    return start + next.toString(16).padStart(12, '0');
  };
}
