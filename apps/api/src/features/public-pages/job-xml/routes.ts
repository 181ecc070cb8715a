import { Readable } from 'node:stream';
import { holdsToken } from '@engawa/platform/auth/tokens';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database.ts';
import { readingOf } from '../answering.ts';
import type { Site } from '../frame.ts';
import { jobXml } from './write-feed.ts';

interface JobXmlServices {
  /** Without it there is no feed; aggregators get it as part of the address. */
  key: string | undefined;
  reads: Db;
  clock: Clock;
  site: Site;
}

/** Serves `/jobs.xml?key=…` with all public jobs for aggregators. */
export function addJobXml(
  server: FastifyInstance,
  { key, reads, clock, site: { origin } }: JobXmlServices,
): void {
  server.get('/jobs.xml', (request, reply) => {
    const { key: given } = request.query as { key?: unknown };
    if (key === undefined || !holdsToken(key, `Bearer ${String(given)}`)) refuse('not_found');
    const now = clock.now();
    const { language } = readingOf(request);
    const feed = jobXml({ db: reads, language, origin, now, today: todayInJapan(now) });
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' })
      .send(Readable.from(feed));
  });
}
