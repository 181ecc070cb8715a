import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** `/v1/openapi.json` for machines, `/v1/docs` for people. */
export function addDocs(server: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  // Made when first asked for: a server that starts has better things to do.
  const made = (url: string, type: string, make: () => string) => {
    let body: string | undefined;
    server.get(url, (_request, reply) => {
      body ??= make();
      return reply.header('content-type', type).header('cache-control', 'no-cache').send(body);
    });
  };
  made('/v1/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApi(endpoints)),
  );
  made('/v1/docs', 'text/html; charset=utf-8', () => docsPage(endpoints));
  made('/v1/docs/style.css', 'text/css; charset=utf-8', () => docsStyle);
}
