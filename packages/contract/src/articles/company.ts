import { z } from 'zod';
import {
  contentId,
  images,
  listQuery,
  nextCursor,
  postSays,
  saved,
  saving,
} from '../contents/schemas.ts';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { additionalContentStatusFilters } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { articleContent, articleFields, articleStatus, listedArticle } from './schemas.ts';

const recruiters = company(0, 1, 2);
const oneArticle = z.object({ id: contentId });

export const listArticles = endpoint({
  id: 'company.articles.listArticles',
  method: 'GET',
  path: '/v1/company/additional-contents',
  summary: 'The company’s articles, the last changed first, with how many of each status.',
  auth: recruiters,
  query: z.object({ ...listQuery, status: idSchema(additionalContentStatusFilters).optional() }),
  reply: z.object({
    additionalContents: z.array(listedArticle),
    counts: z.record(z.string(), z.int()),
    nextCursor,
    images,
  }),
  errors: [],
});

export const showArticle = endpoint({
  id: 'company.articles.showArticle',
  method: 'GET',
  path: '/v1/company/additional-content-management/{id}',
  summary: 'One article as its editors see it.',
  auth: recruiters,
  params: oneArticle,
  reply: z.object({ article: articleContent, images }),
  errors: [],
});

export const saveArticle = endpoint({
  id: 'company.articles.saveArticle',
  method: 'POST',
  path: '/v1/company/additional-content-management',
  summary: 'Saves an article: as a draft beside what is shown, or as what is shown from now on.',
  auth: recruiters,
  bodyLimit: documentBody,
  body: z.strictObject({
    ...saving,
    /** Null for a new one. */
    articleId: contentId.nullable(),
    /** Draft changes nothing of what talent sees; any other status takes the new content. */
    status: articleStatus,
    ...articleFields,
  }),
  reply: saved.extend({ status: articleStatus }),
  says: postSays,
  errors: ['stale_version', 'contents_used_up'],
});

export const changeArticleStatus = endpoint({
  id: 'company.articles.changeStatus',
  method: 'POST',
  path: '/v1/company/additional-contents/status',
  summary: 'Shows, hides or withdraws an article. Showing a draft is checked like publishing.',
  auth: recruiters,
  body: z.strictObject({ articleId: contentId, status: articleStatus }),
  reply: z.object({ article: listedArticle }),
  says: 'status_updated',
  errors: ['status_not_possible'],
});

export const deleteArticle = endpoint({
  id: 'company.articles.deleteArticle',
  method: 'DELETE',
  path: '/v1/company/additional-content/{id}',
  summary: 'Deletes an article.',
  auth: recruiters,
  params: oneArticle,
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});
