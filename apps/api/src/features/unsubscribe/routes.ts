/**
 * Feature unsubscribe. The link in each mail that ends mails of its kind, with a page of its own.
 * Decision 043.
 */

import type { Language } from '@engawa/contract/language';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import {
  type SmallPage,
  smallPage,
  smallPageHeaders,
} from '@engawa/platform/http/pages/small-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database.ts';
import { askPage, brokenPage, donePage } from './pages.ts';
import { stopMails } from './stop-mails.ts';
import { readToken } from './stop-token.ts';

interface Services {
  commands: Db;
  /** Set with a replica: notes the write, so that the reader's next request sees it. */
  standby?: { note(accounts: readonly string[]): Promise<void> } | undefined;
  secret: Buffer;
}

const config = { endpoint: 'anyone.unsubscribe' };
const url = '/v1/unsubscribe/:token';

type Request = FastifyRequest<{ Params: { token: string } }>;

/**
 * Target of the unsubscribe links in mails and of one-click posts by mail programs (RFC 8058),
 * without sign-in and without the client. GET changes nothing, because mail programs prefetch
 * links.
 */
export async function addUnsubscribe(
  server: FastifyInstance,
  { commands, standby, secret }: Services,
): Promise<void> {
  await server.register(async (inner) => {
    // The body is ignored; the token is in the URL.
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, __, done) =>
      done(null),
    );
    inner.get(url, { config }, async (request: Request, reply) => {
      const stop = readToken(secret, request.params.token);
      const language = languageOf(request);
      if (!stop) return show(reply.code(404), brokenPage(language), language);
      return show(reply, askPage(stop.kind, language), language);
    });
    inner.post(url, { config }, async (request: Request, reply) => {
      const stop = readToken(secret, request.params.token);
      const language = languageOf(request);
      if (!stop) return show(reply.code(404), brokenPage(language), language);
      const side = await stopMails(commands, stop);
      await standby?.note([stop.accountId]);
      return show(reply, donePage(stop.kind, side ?? 'student', language), language);
    });
  });
}

const languageOf = ({ headers }: FastifyRequest): Language =>
  pickPageLanguage({ cookies: headers.cookie, accepted: headers['accept-language'] });

const show = (reply: FastifyReply, page: SmallPage, language: Language): FastifyReply =>
  reply
    .headers({ ...smallPageHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(smallPage(page, language));
