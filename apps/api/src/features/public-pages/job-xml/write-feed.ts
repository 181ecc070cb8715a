import type { Language } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { html } from '@engawa/platform/text/html';
import type { Db } from '../../../database.ts';
import { findJobForVisitor } from '../../jobs/public.ts';
import { readJob } from '../job/read-job.ts';
import { listJobsAfter } from '../sitemap/sitemap.repo.ts';
import { validXml, xmlHead } from '../xml.ts';
import { jobElement } from './job-xml.ts';

interface FeedPlace {
  db: Db;
  language: Language;
  origin: string;
  now: Date;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

const atOnce = 50;

/** All public jobs, job by job, so that a feed of any size needs little memory. */
export async function* jobXml({ db, language, origin, now, today }: FeedPlace) {
  yield `${xmlHead}${
    html`<source>
<publisher>${product.name}</publisher>
<publisherurl>${origin}</publisherurl>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>
`.markup
  }`;
  for (let after: string | undefined; ; ) {
    const ids = await listJobsAfter(db, today, after, atOnce);
    for (const { id } of ids) {
      // Closed since the list was read: left out.
      const state = await findJobForVisitor(db, id, today);
      const job = state?.isOpen && jobElement(await readJob(db, id, state), { language, origin });
      if (job) yield validXml(job.markup);
    }
    after = ids.at(-1)?.id;
    if (ids.length < atOnce) break;
  }
  yield '</source>\n';
}
