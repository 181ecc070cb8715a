import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { errorReply } from '@engawa/platform/http/server/error-reply';
import { sendError } from '@engawa/platform/http/server/send-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../clients.ts';
import type { IdentityContext } from '../context.ts';
import { foreignFormPage, notFoundPage, refusedPage } from '../pages/trouble-pages.ts';
import { drawPage } from './frame.ts';
import { ForeignForm } from './same-site.ts';

/** HTML for browsers, the platform's JSON for other clients. */
export const sendErrorPage =
  (identity: IdentityContext) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!request.headers.accept?.includes('text/html') && !(error instanceof ForeignForm)) {
      return sendError(error, request, reply);
    }
    const { lang } = request.query as { lang?: string };
    const language = pickPageLanguage({
      chosen: lang,
      cookies: request.headers.cookie,
      accepted: request.headers['accept-language'],
    });
    const { issuer, clients } = identity;
    const [client] = clients;
    const view = { language, startAgain: client.initiateLoginUri };
    const reported = errorReply(error, language);
    const foreign = error instanceof ForeignForm;
    if (reported.ours && !foreign) {
      const { endpoint } = request.routeOptions.config;
      request.log.error({ err: error, requestId: request.id, endpoint }, 'unexpected error');
    }
    if (!request.raw.complete) reply.header('connection', 'close');
    const page = foreign
      ? foreignFormPage(view)
      : reported.status === 404
        ? notFoundPage(view, `${originOf(client)}/`)
        : refusedPage(view, reported.status, reported.body.message);
    const { pathname } = new URL(request.url, issuer);
    return reply
      .code(foreign ? 403 : reported.status)
      .headers({ ...reported.headers, 'content-type': 'text/html; charset=utf-8' })
      .send(
        drawPage(page, identity, {
          language,
          here: request.method === 'GET' ? pathname : issuer.pathname,
          productOrigin: originOf(client),
        }),
      );
  };
