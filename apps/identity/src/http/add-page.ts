import { isLanguage } from '@engawa/contract/language';
import { languageCookie, pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { checkText } from '@engawa/platform/http/server/json-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../clients.ts';
import type { IdentityContext } from '../context.ts';
import { findInteraction, type OpenInteraction } from '../provider/open-interaction.ts';
import { expired } from './expired.ts';
import { drawPage, withLanguage } from './frame.ts';
import { refuseForeignForm } from './same-site.ts';
import type { Answer, Visit } from './visit.ts';

const year = 365 * 86_400;

/** Registers a page: reads the request, calls the handler, draws the result. */
export function addPage(
  server: FastifyInstance,
  identity: IdentityContext,
  method: 'GET' | 'POST',
  path: string,
  handle: (visit: Visit) => Answer | Promise<Answer>,
): void {
  const config = { endpoint: `identity.${method} ${path}` };
  server.route({
    method,
    url: path,
    config,
    handler: async (request, reply) => {
      if (method === 'POST') refuseForeignForm(request.headers, identity.issuer);
      const visit = await visitOf(identity, request, reply);
      keepLanguage(identity, request, reply);
      const answer = await handle(visit);
      if ('goTo' in answer) return reply.redirect(answer.goTo, 303);
      return sendPage(identity, reply, answer, visit, answer.at ?? hereOf(identity, request));
    },
  });
}

/** A page of the sign-in under way in this browser; without one, offers to start again. */
export const addStep = (
  server: FastifyInstance,
  identity: IdentityContext,
  method: 'GET' | 'POST',
  page: string,
  answer: (visit: Visit, interaction: OpenInteraction) => Answer | Promise<Answer>,
): void =>
  addPage(server, identity, method, `/interaction/:uid${page}`, (visit) =>
    visit.interaction ? answer(visit, visit.interaction) : expired(visit),
  );

function sendPage(
  identity: IdentityContext,
  reply: FastifyReply,
  answer: Extract<Answer, { page: unknown }>,
  { language, productOrigin }: Visit,
  here: string,
): FastifyReply {
  return reply
    .code(answer.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .send(drawPage(answer.page, identity, { language, here, productOrigin }));
}

async function visitOf(
  identity: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const { issuer, clients } = identity;
  const { uid } = request.params as { uid?: string };
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const query = request.query as Record<string, unknown>;
  const queryText = (name: string) => textOf(query[name]);
  const interaction = uid
    ? await findInteraction(await identity.provider.get(), identity.db, request.raw, reply.raw, uid)
    : undefined;
  const client = clients.find(({ clientId }) => clientId === interaction?.clientId) ?? clients[0];
  const language = pickPageLanguage({
    chosen: queryText('lang'),
    uiLocales: interaction?.param('ui_locales'),
    cookies: request.headers.cookie,
    accepted: request.headers['accept-language'],
  });
  const base = `${issuer.pathname}${uid ? `/interaction/${encodeURIComponent(uid)}` : ''}`;
  return {
    language,
    productOrigin: originOf(client),
    address: request.address,
    interaction,
    interactionUid: interaction?.uid ?? null,
    client,
    field: (name) => textOf(form.get(name) ?? ''),
    query: queryText,
    // Keeps the chosen language in the URLs, because the product's request names one too.
    to: (page) =>
      isLanguage(queryText('lang')) ? withLanguage(`${base}/${page}`, language) : `${base}/${page}`,
  };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  checkText(value);
  return value;
}

/** The product reads the same cookie. */
function keepLanguage({ issuer }: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const { lang } = request.query as { lang?: string };
  if (request.method !== 'GET' || !isLanguage(lang)) return;
  const secure = issuer.protocol === 'https:' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${languageCookie}=${lang}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`,
  );
}

/** The page's URL; after a form, the URL of the page with the form. */
function hereOf({ issuer }: IdentityContext, request: FastifyRequest): string {
  const { pathname, search } = new URL(request.url, issuer);
  if (request.method === 'GET') return pathname + search;
  const token = request.body instanceof URLSearchParams && request.body.get('token');
  if (token) return `${pathname}?${new URLSearchParams({ token }).toString()}`;
  return pathname.replace(/\/resend$/, '/register').replace(/\/code$/, '/sign-in');
}
