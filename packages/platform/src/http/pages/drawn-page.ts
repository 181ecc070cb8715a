import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@engawa/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface DrawnPage {
  language: Language;
  tag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** Request headers that select among the pages of one address (Vary). */
export const chosenBy = 'accept-language, cookie, accept-encoding';

/** `once`: compress as small as possible, for pages made at the start; otherwise quickly. */
export async function drawPage(
  language: Language,
  html: string,
  pack: 'once' | 'quickly',
): Promise<DrawnPage> {
  const identity = Buffer.from(html);
  const quality = pack === 'once' ? constants.BROTLI_MAX_QUALITY : 5;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(identity, { level: pack === 'once' ? 9 : 6 }),
  ]);
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { language, tag, bodies: { br, gzip: gz, identity } };
}

export const sendDrawn = (
  page: DrawnPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  sendPacked(
    page,
    request,
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      'cache-control': 'no-cache',
    }),
  );

/** Sends the caller's preferred encoding, or 304 when they have the page. */
export function sendPacked(
  { tag, bodies }: Omit<DrawnPage, 'language'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('etag', tag);
  if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

const takesBr = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/;

function encodingFor(accepted: string): keyof DrawnPage['bodies'] {
  if (takesBr.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}
