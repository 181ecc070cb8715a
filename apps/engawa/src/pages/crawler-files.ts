import { languages } from '@engawa/contract/language';
import type { FastifyInstance } from 'fastify';

/** People's own pages, the demo's and data: nothing that a search engine could read, or should. */
const closed = ['/talent/', '/company/', '/demo/', '/identity/', '/v1/', '/signout', '/sign-out'];

/**
 * `/robots.txt` and `/sitemap.xml`, with this server's address. `listed`: what anybody may read, and
 * what is worth finding.
 */
export function addCrawlerFiles(
  server: FastifyInstance,
  origin: string,
  listed: readonly string[],
): void {
  const files = {
    '/robots.txt': ['text/plain; charset=utf-8', robots(origin, listed)],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemap(origin, listed)],
  };
  for (const [path, [type = '', text]] of Object.entries(files)) {
    server.get(path, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}

function robots(origin: string, listed: readonly string[]): string {
  const doors = listed.filter((path) => closed.some((start) => path.startsWith(start)));
  return [
    'User-agent: *',
    ...doors.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(origin: string, listed: readonly string[]): string {
  const urls = listed.map((path) => {
    const others = languages.map((language) => {
      const address = `${origin}${path}?lang=${language}`;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    });
    return `<url><loc>${origin}${path}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
