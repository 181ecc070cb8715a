import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** `/v1/openapi.json` for machines, `/v1/docs` for people. */
export function addDocs(server: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  const document = JSON.stringify(openApi(endpoints));
  const page = docsPage(endpoints);
  const constant = (url: string, type: string, body: string) =>
    server.get(url, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'no-cache').send(body),
    );
  constant('/v1/openapi.json', 'application/json; charset=utf-8', document);
  constant('/v1/docs', 'text/html; charset=utf-8', page);
  constant('/v1/docs/style.css', 'text/css; charset=utf-8', docsStyle);
}
