import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const packers = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipped(text),
};

/** Below this size compressing costs more than it saves. */
const worthPacking = 1024;
const mostBytesOfUnit = 3;

const refused = /;\s*q=0(?:\.0*)?\s*$/;

/** The best encoding that the caller accepts and we support. */
export function acceptedEncoding(header = ''): keyof typeof packers | undefined {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.some((one) => one === 'gzip' || one === 'x-gzip' || one === '*')
    ? 'gzip'
    : undefined;
}

export function packedFor(reply: FastifyReply, text: string): string | Promise<Buffer> {
  if (text.length * mostBytesOfUnit < worthPacking) return text;
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  if (!encoding || Buffer.byteLength(text) < worthPacking) return text;
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return packers[encoding](text);
}
