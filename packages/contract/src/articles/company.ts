import { postEndpoints } from '../contents/post-endpoints.ts';
import { additionalContentStatusFilters } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { articleContent, articleFields, articleStatus, listedArticle } from './schemas.ts';

export const {
  list: listArticles,
  show: showArticle,
  save: saveArticle,
  changeStatus: changeArticleStatus,
  remove: deleteArticle,
} = postEndpoints({
  kind: 'article',
  words: {
    one: 'an article',
    list: 'articles, the last changed first',
    statuses: 'Shows, hides or withdraws',
  },
  paths: {
    list: '/v1/company/additional-contents',
    one: '/v1/company/additional-content',
    content: '/v1/company/additional-content-management',
  },
  list: 'additionalContents',
  status: articleStatus,
  filter: idSchema(additionalContentStatusFilters),
  listed: listedArticle,
  opened: articleContent,
  fields: articleFields,
});
