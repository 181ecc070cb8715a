import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '@engawa/contract/error-catalogue';
import { defaultLanguage, languageOf } from '@engawa/contract/language';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { Refusal, refuse } from '../../errors/refusal.ts';
import type { Log } from '../../log/log.ts';
import { addressKey, type CallLimits } from '../limits/call-limits.ts';
import { errorReply } from './error-reply.ts';
import { checkTree } from './json-body.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string;
  }
}

export interface ServerOptions {
  origin: string;
  log: Log;
  limits: CallLimits;
  streams: Set<{ close(): void }>;
  /** How many proxies stand before us; what they say of the caller's address is believed. */
  proxies: number;
  maxUploadBytes: number;
  slowBodyMs?: number | undefined;
  maxEventLoopDelayMs?: number | undefined;
}

const bodyLimit = 1024 * 1024;
const stopGraceMs = 15_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = options.log;
  const headers = securityHeaders(options.origin);
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.proxies,
    bodyLimit,
    // Long enough for 100 MB on a slow line; other bodies are bounded by cutSlowBodies.
    requestTimeout: 600_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    http: { maxHeaderSize: 16 * 1024 },
    // Its own words on closing are not ours; a request that still arrives is simply answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  });

  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // Health and static files are asked for often and cost little.
    // By the route that was found, not by the address: that can be spelled in many ways.
    if (request.routeOptions.config.endpoint || request.is404) {
      options.limits.countAddress(addressKey(request.ip));
    }
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      log.info({ requestId: request.id, endpoint, status: reply.statusCode, ms }, 'call');
    }
    done();
  });
  server.addHook('preClose', async () => {
    for (const stream of options.streams) stream.close();
    endConnections(server.server);
  });

  server.addHook('onRequest', cutSlowBodies(options.slowBodyMs ?? 30_000));

  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parseJson(request, body as string, (error, value) => {
      if (error) return done(error);
      try {
        checkTree(value);
        done(null, value);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 4,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: 1000,
      fileSize: options.maxUploadBytes + 1,
    },
  });
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await server.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? 500,
    // Calls are turned away; whoever asks after the process's health gets an answer.
    pressureHandler: (request) => {
      if (request.routeOptions.config.endpoint) refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });

  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return server;
}

/**
 * A connection that is kept alive would hold a stopping server until its client tires of it: each
 * is ended as soon as its answer is out, and whatever is still going on after the grace is cut.
 */
function endConnections(http: Server): void {
  const sweep = setInterval(() => http.closeIdleConnections(), 100);
  const cut = setTimeout(() => http.closeAllConnections(), stopGraceMs);
  http.once('close', () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}

/** A body that trickles in holds memory and a place; only uploads may take their time. */
const cutSlowBodies =
  (slowBodyMs: number) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { raw } = request;
    const upload = request.headers['content-type']?.startsWith('multipart/form-data');
    if (!upload && raw.method !== 'GET') {
      const timer = setTimeout(() => {
        if (raw.complete || reply.sent) return;
        reply.raw.once('finish', () => raw.destroy());
        void sendError(new Refusal('request_timeout'), request, reply);
      }, slowBodyMs);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  };

/** The one place where an error becomes an answer. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers.languagetype as string | undefined);
  const { status, headers, body, ours } = errorReply(error, language);
  const { endpoint } = request.routeOptions?.config ?? {};
  if (ours) request.log.error({ err: error, requestId: request.id, endpoint }, 'unexpected error');
  // What is left of an upload is not read: the connection ends with the answer.
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .headers({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    .send(JSON.stringify(body));
}

/** What is not even a request: answered on the bare socket, in the default language. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'malformed_request';
  const [status, reason] = {
    headers_too_large: [431, 'Request Header Fields Too Large'],
    request_timeout: [408, 'Request Timeout'],
    malformed_request: [400, 'Bad Request'],
  }[code] as [number, string];
  const body = JSON.stringify({ code, message: errorMessage(code, defaultLanguage) });
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse };
  // Never into the middle of an answer that is already on its way.
  if (socket.writable && !answer?.headersSent) {
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  } else socket.destroy();
}
