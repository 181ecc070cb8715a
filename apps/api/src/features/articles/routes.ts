/**
 * Feature articles. Articles of a company: one of the three kinds of post; lists, handlers and
 * status are shared (`features/posts`).
 */

import {
  changeArticleStatus,
  deleteArticle,
  listArticles,
  saveArticle,
  showArticle,
} from '@engawa/contract/articles/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { postHandlers, presentPost } from '../posts/public.ts';

const article = postHandlers({
  kind: 'article',
  list: 'additionalContents',
  searched: ['title', 'body'],
  present: (row) => presentPost('article', row),
});

export const articleRoutes = () => [
  bind(listArticles, article.list),
  bind(showArticle, article.show),
  bind(saveArticle, article.save),
  bind(changeArticleStatus, article.changeStatus),
  bind(deleteArticle, article.remove),
];
