import {
  changeArticleStatus as changeEndpoint,
  deleteArticle as deleteEndpoint,
  listArticles as listEndpoint,
  saveArticle as saveEndpoint,
  showArticle as showEndpoint,
} from '@engawa/contract/articles/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { changeStatus } from './company/change-status.ts';
import { deleteArticle } from './company/delete-article.ts';
import { listArticles } from './company/list-articles.ts';
import { saveArticle } from './company/save-article.ts';
import { showArticle } from './company/show-article.ts';

export const articleRoutes = () => [
  bind(listEndpoint, listArticles),
  bind(showEndpoint, showArticle),
  bind(saveEndpoint, saveArticle),
  bind(changeEndpoint, changeStatus),
  bind(deleteEndpoint, deleteArticle),
];
