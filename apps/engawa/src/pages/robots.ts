import type { FastifyInstance } from 'fastify';

/** People's own pages, the demo's and data: nothing that a search engine could read, or should. */
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

/** What of the data anybody may see: the pictures of public pages. */
const open = ['/v1/picture/'];

/** `/robots.txt`. `listed`: what anybody may read, and what is worth finding. */
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
