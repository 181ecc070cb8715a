import {
  changeArticleStatus,
  deleteArticle,
  listArticles,
  saveArticle,
  showArticle,
} from '@engawa/contract/articles/company';
import {
  additionalContentStatuses,
  additionalContentStatusFilters,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import { Newspaper } from 'lucide-react';
import type { PostOf } from '../posts/post-kind.ts';
import { words as articleWords } from './words.ja.ts';

export const articles: PostOf<'article'> = {
  kind: 'article',
  calls: {
    list: listArticles,
    show: showArticle,
    save: saveArticle,
    changeStatus: changeArticleStatus,
    remove: deleteArticle,
  },
  list: 'additionalContents',
  route: '/company/contents/additional-contents',
  editorOf: (id = 'new') => ({
    to: '/company/contents/additional-contents/$id',
    params: { id },
  }),
  words: articleWords,
  icon: <Newspaper />,
  statuses: additionalContentStatuses,
  filters: additionalContentStatusFilters,
  pictureOf: ({ jp, en }) => jp?.coverImage ?? en?.coverImage,
};
