import { type Language, languageOf } from '@engawa/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../pages/navigation.ts';
import { pickPageLanguage } from '../pages/page-language.ts';
import { refusedFilePage } from '../pages/refused-file-page.ts';
import { smallPageHeaders } from '../pages/small-page.ts';
import { errorReply } from './error-reply.ts';

/** The only place that turns errors into replies: a page for people, JSON for programs. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { endpoint, file } = request.routeOptions?.config ?? {};
  // An unknown address may be a truncated link to a file.
  const isPage = (file || !endpoint) && isNavigation(request.method, request.headers);
  const language = isPage ? readersLanguage(request) : callersLanguage(request);
  const { status, headers, body, ours, unavailable } = errorReply(error, language);
  if (ours) request.log.error({ err: error, requestId: request.id, endpoint }, 'unexpected error');
  if (unavailable) request.server.outages?.note(unavailable, { error, endpoint });
  // The rest of an upload is not read, so the connection must close.
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
