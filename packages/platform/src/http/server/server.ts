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
    /** Counts answers with 503 by their cause. */
    outages?: Outages;
    /** It is stopping, and has told so to whoever asks whether it is ready. */
    isLeaving(): boolean;
  }
  interface FastifyRequest {
    /** What the caller's address is counted as; empty for what is not counted. */
    address: string;
  }
  interface FastifyContextConfig {
    endpoint?: string;
    /** Answers with data, not with a page. */
    data?: boolean;
    /** Answers a file: links to it are opened by people. */
    file?: boolean;
    /** Takes a file, and so a multipart body; nothing else does. */
    upload?: boolean;
    /** Refuses the methods that a path does not declare, whatever their body is. */
    otherMethod?: boolean;
    /** How many keys and items a JSON body may have. */
    maxValues?: number;
  }
}

export interface ServerOptions {
  origin: string;
  log: Log;
  limits: CallLimits;
  streams: Set<{ close(): void }>;
  /** How many proxies stand before us; what they say of the caller's address is believed. */
  proxies: number;
  slowBodyMs?: number | undefined;
  /** Calls are turned away while the process is later than this; 0 turns none away. */
  shedAfterMs?: number | undefined;
  /** How long it answers before it stops, so that a balancer hears of it and sends nothing more. */
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
    // What is logged of a request names it; a logger for each would cost more than the naming.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.proxies > 0 && ((_address, hop) => hop < options.proxies),
    // Of what is no endpoint; those bring their own.
    bodyLimit: anonymousBody.bytes,
    // Long enough for 100 MB on a slow line; other bodies are bounded by slowBodyCutter.
    requestTimeout: 600_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: requestIds(),
    http: { maxHeaderSize: 16 * 1024 },
    // Fastify's 503 while closing is not worded like our errors; late requests are answered instead.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  });

  // Without, QUERY is refused for its missing body before its path can refuse the method.
  server.addHttpMethod('QUERY', { overrideExisting: true });
  server.decorate('outages', new Outages(options.log));
  server.decorateRequest('address', '');
  // Before the hook that refuses calls: refused calls have spans, too.
  traceCalls(server, options.tracing ?? noTracing);
  server.addHook('onRequest', (request, reply, done) => {
    const { endpoint, data } = request.routeOptions.config;
    reply.headers(data ? forData : headers);
    // What is looked up afterwards: commands, and whatever failed (`sendError`).
    if (request.method !== 'GET') reply.header('x-request-id', request.id);
    // By the route that was found, not by the address, which can be spelled in many ways. Health and
    // static files are asked for often and cost little.
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
    // Meanwhile each answer ends its connection.
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
    // Calls are turned away; whoever asks after the process's health gets an answer.
    pressureHandler: (request) => {
      if (request.routeOptions.config.endpoint) refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });

  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return server;
}

/** Each another, in the form of a UUID: what is random in it need not be so anew with each request. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 24);
  let next = randomInt(2 ** 40);
  return () => {
    next += 1;
    return start + next.toString(16).padStart(12, '0');
  };
}
