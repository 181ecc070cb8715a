import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSitemap } from '../../src/features/public-pages/public.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let companyId: string;
let jobs: string[];
beforeAll(async () => {
  api = await startTestApp();
  const who = await createEmployer(api, { plan: 2 });
  companyId = who.companyId;
  const calls = jobCalls(api);
  jobs = [];
  for (let made = 0; made < 3; made += 1) jobs.push(await releaseOne(calls, who));
  await releaseOne(calls, who, jobWith({ common: { offWeb: true } }));
  const closed = await releaseOne(calls, who);
  await calls.changeStatus(who, closed, 2);
  const hidden = await createEmployer(api);
  await releaseOne(calls, hidden);
  await api.services.databases.pool.query('update company set suspended_at = now() where id = $1', [
    hidden.companyId,
  ]);
});
afterAll(() => api.close());

/** A second server on the same data, with this limit per file. */
async function withSitemap<T>(most: number, read: (app: TestApp['app']) => Promise<T>): Promise<T> {
  const { databases, clock, limits, origin, indexes } = api.services;
  const beside = await startTestApp({
    beside: api,
    pages: async (server) => {
      const services = { slowReads: databases.slowReads, clock, limits, origin, indexes };
      addSitemap(server, services, { listed: ['/', '/terms'], most });
      server.setNotFoundHandler((_request, reply) => reply.code(404).send());
    },
  });
  try {
    return await read(beside.app);
  } finally {
    await beside.close();
  }
}

const placesIn = (body: string): string[] =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
    place.replace(api.services.origin, ''),
  );

test('lists client pages, the company and its public jobs, and nothing else', async () => {
  await withSitemap(50_000, async (app) => {
    const reply = await app.inject({ url: '/sitemap.xml' });
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(reply.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    expect(placesIn(reply.body)).toEqual([
      '/',
      '/terms',
      '/jobs',
      '/companies',
      '/events',
      '/jobs/english',
      `/companies/${companyId}`,
      ...jobs.toSorted().map((id) => `/jobs/${id}`),
    ]);
    expect(reply.body).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:.]+Z<\/lastmod>/);
    expect(reply.body).toContain('hreflang="en"');
  });
});

test('becomes an index of parts above the limit of one file', async () => {
  await withSitemap(2, async (app) => {
    const { body } = await app.inject({ url: '/sitemap.xml' });
    expect(body).toContain('<sitemapindex ');
    const parts = placesIn(body);
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/companies-1.xml',
      '/sitemaps/jobs-1.xml',
      '/sitemaps/jobs-2.xml',
    ]);
    const listed: string[] = [];
    for (const part of parts) listed.push(...placesIn((await app.inject({ url: part })).body));
    expect(listed).toEqual([
      '/',
      '/terms',
      '/jobs',
      '/companies',
      '/events',
      '/jobs/english',
      `/companies/${companyId}`,
      ...jobs.toSorted().map((id) => `/jobs/${id}`),
    ]);
    for (const name of ['jobs-3.xml', 'jobs-0.xml', 'students-1.xml', 'x']) {
      expect((await app.inject({ url: `/sitemaps/${name}` })).statusCode).toBe(404);
    }
  });
});
