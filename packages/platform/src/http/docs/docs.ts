import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../server/packing.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Made {
  etag: string;
  plain: string;
  br: Buffer;
  gzip: Buffer;
}

/** Quality 6 is within a tenth of the best size, in a tenth of the time. */
async function pack(plain: string): Promise<Made> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const [br, gzip] = await Promise.all([brotli(plain, { params }), gzipped(plain)]);
  // Weak, because it is the same for each encoding.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip };
}

/** `/v1/openapi.json` for machines, `/v1/docs` for people. */
export function addDocs(server: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  // Generated on the first request, to keep the start fast.
  const made = (url: string, type: string, make: () => string) => {
    let packed: Promise<Made> | undefined;
    // Has an endpoint id, so that address limits count it.
    server.get(
      url,
      { compress: false, config: { endpoint: `docs ${url}` } },
      async (request, reply) => {
        packed ??= pack(make());
        const page = await packed;
        const encoding = acceptedEncoding(request.headers['accept-encoding']);
        reply.headers({
          'content-type': type,
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
          etag: page.etag,
        });
        if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
        if (!encoding) return page.plain;
        return reply.header('content-encoding', encoding).send(page[encoding]);
      },
    );
  };
  made('/v1/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApi(endpoints)),
  );
  made('/v1/docs', 'text/html; charset=utf-8', () => docsPage(endpoints));
  made('/v1/docs/style.css', 'text/css; charset=utf-8', () => docsStyle);
}
