import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '@engawa/contract/error-catalogue';
import { defaultLanguage } from '@engawa/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../errors/refusal.ts';
import { sendError } from './send-error.ts';

const stopGraceMs = 15_000;

/**
 * Ends keep-alive connections of a stopping server: idle ones after their reply, and whatever is
 * still running after the grace period.
 */
export function endConnections(http: Server): void {
  const sweep = setInterval(() => http.closeIdleConnections(), 100);
  const cut = setTimeout(() => http.closeAllConnections(), stopGraceMs);
  http.once('close', () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}

const isMultipart = ({ headers }: FastifyRequest): boolean => {
  const type = headers['content-type'];
  return type !== undefined && /^multipart\//i.test(type);
};

/** Foreign pages can send multipart forms without a preflight, so only uploads accept them. */
export function refuseMultipart(request: FastifyRequest): void {
  const { upload, otherMethod } = request.routeOptions.config;
  if (isMultipart(request) && !upload && !otherMethod && !request.is404) {
    refuse('unsupported_media_type');
  }
}

/** Cuts bodies that arrive too slowly, which would occupy memory and a connection; not uploads. */
export const slowBodyCutter =
  (slowBodyMs: number) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request;
    if (raw.method === 'GET' || isMultipart(request)) return;
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      reply.raw.once('finish', () => raw.destroy());
      void sendError(new Refusal('request_timeout'), request, reply);
    }, slowBodyMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };

const uploadSilenceMs = 120_000;

/**
 * An upload is queued, examined, scanned and stored, which together takes longer than the usual
 * idle timeout of a connection. Its next request has the usual timeout again.
 */
export function allowSilence({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(uploadSilenceMs);
}

/** Time to receive the rest of a refused body; a slower sender is cut. */
const drainMs = 3_000;

/**
 * Drains an unread body of usual size before a refusal, because closing a connection while the
 * client still sends would lose the reply. Larger bodies are cut.
 */
export async function drainBody({ raw, headers }: FastifyRequest, maxBytes: number): Promise<void> {
  const length = Number(headers['content-length'] ?? 0);
  if (raw.complete || length === 0 || !(length <= maxBytes)) return;
  raw.resume();
  const longEnough = pause(drainMs, undefined, { ref: false });
  await Promise.race([once(raw, 'end'), once(raw, 'close'), longEnough]);
}

/** Answers a malformed request on the bare socket, in the default language. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
  // Never into the middle of another reply.
  if (socket.writable && !answer?.headersSent) {
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  } else socket.destroy();
}
