import { eventWith, nobody } from '../../contents/events.ts';
import { jobWith } from '../../contents/jobs.ts';
import { fullArticle, fullTip } from '../../contents/posts.ts';
import { type Plan, type Plans, rows, type Trace } from '../write.ts';

const fresh = { version: 0, inStep: [] };

/** Published content and the row beside it: both contain the mark, or neither does. */
const published = (mark: string, beside: string): Trace[] => [
  rows('content', 'published::text like $1', `%${mark}%`),
  rows(`content c join ${beside}`, 'c.published::text like $1', `%${mark}%`),
];

const post = (id: 'articleId' | 'tipId', full: typeof fullArticle | typeof fullTip): Plan => ({
  make: (_maker, _who, title) => ({
    input: {
      body: { ...fresh, ...full, [id]: null, status: 'public', en: { ...full.en, title } },
    },
    traces: published(title, "post p on p.id = c.id and p.status = 'public'"),
  }),
});

export const contentWrites: Plans = {
  'company.jobs.saveDraft': {
    make: (_maker, _who, position) => ({
      input: { body: { ...fresh, companyJobId: null, ...jobWith({ en: { position } }) } },
      traces: [rows('content', 'draft::text like $1', `%${position}%`)],
    }),
  },
  'company.jobs.releaseJob': {
    make: (_maker, _who, position) => ({
      input: { body: { ...fresh, companyJobId: null, ...jobWith({ en: { position } }) } },
      // The search row is written in the same transaction.
      traces: published(position, 'job_search s on s.job_id = c.id'),
    }),
  },
  'company.events.saveEvent': {
    make: ({ test }, _who, title) => ({
      input: {
        body: {
          ...fresh,
          eventId: null,
          status: 'public',
          audience: nobody,
          ...eventWith(test, { en: { title } }),
        },
      },
      traces: published(title, "post p on p.id = c.id and p.status = 'public'"),
    }),
  },
  'company.articles.saveArticle': post('articleId', fullArticle),
  'company.tips.saveTip': post('tipId', fullTip),
};
