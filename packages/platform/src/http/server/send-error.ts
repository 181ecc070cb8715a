import { languageOf } from '@engawa/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from './error-reply.ts';

/** The one place where an error becomes an answer. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
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
