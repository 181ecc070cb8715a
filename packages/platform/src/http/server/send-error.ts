import { type Language, languageOf } from '@engawa/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../pages/navigation.ts';
import { pickPageLanguage } from '../pages/page-language.ts';
import { refusedFilePage } from '../pages/refused-file-page.ts';
import { smallPageHeaders } from '../pages/small-page.ts';
import { errorReply } from './error-reply.ts';

/** The one place where an error becomes an answer: a page for who opens a file, JSON for programs. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { endpoint, file } = request.routeOptions?.config ?? {};
  // Where no endpoint was found, the address may be the link to a file that was cut off or mixed up.
  const isPage = (file || !endpoint) && isNavigation(request.method, request.headers);
  const language = isPage ? readersLanguage(request) : callersLanguage(request);
  const { status, headers, body, ours, unavailable } = errorReply(error, language);
  if (ours) request.log.error({ err: error, requestId: request.id, endpoint }, 'unexpected error');
  if (unavailable) request.server.outages?.note(unavailable, { error, endpoint });
  // What is left of an upload is not read: the connection ends with the answer.
  if (!request.raw.complete) reply.header('connection', 'close');
  reply.code(status).headers({
    ...headers,
    'cache-control': 'no-store',
    'x-request-id': request.id,
  });
  if (isPage) {
    const page = refusedFilePage({ status, message: body.message }, language);
    return reply.headers(smallPageHeaders).send(page);
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

const callersLanguage = ({ headers }: FastifyRequest): Language =>
  languageOf(headers.languagetype as string | undefined);

const readersLanguage = ({ headers }: FastifyRequest): Language =>
  pickPageLanguage({ cookies: headers.cookie, accepted: headers['accept-language'] });
