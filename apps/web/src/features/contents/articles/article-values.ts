import { articleOutline } from '@engawa/contract/articles/outline';
import type {
  ArticleDocument,
  articleCommon,
  articleLanguage,
} from '@engawa/contract/articles/schemas';
import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { contentForm } from '../frame/form/content-form.ts';

export type ArticleValues = ValuesOf<typeof articleLanguage, typeof articleCommon>;

export const articleForm = contentForm<ArticleDocument, ArticleValues>(articleOutline);
