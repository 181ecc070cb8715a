import type { FastifyInstance } from 'fastify';

/** Personal pages, demo pages and data, which search engines need not or must not read. */
const closed = [
  '/talent/',
  '/company/',
  '/demo/',
  '/identity/',
  '/email-change/',
  '/v1/',
  '/signout',
  '/sign-out',
];

/** Pictures of public pages, the only public data. */
const open = ['/v1/picture/'];

export function addRobots(
  server: FastifyInstance,
  origin: string,
  listed: readonly string[],
): void {
  const text = robots(origin, listed);
  server.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  );
}

function robots(origin: string, listed: readonly string[]): string {
  const doors = listed.filter((path) => closed.some((start) => path.startsWith(start)));
  return [
    'User-agent: *',
    ...[...doors, ...open].map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
