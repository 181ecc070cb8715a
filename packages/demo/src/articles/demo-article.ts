import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { Both } from '../jobs/demo-job.ts';
import type { PictureName } from '../pictures/picture-names.ts';

export interface ArticleIdea {
  /** Defaults to public. */
  status?: AdditionalContentStatusId;
  /** Relative to the demo's first day. */
  daysAgo: number;
  title: Both;
  body: Both;
  cover: PictureName;
  pictures?: readonly PictureName[];
}

export interface DemoArticle {
  document: ArticleDocument;
  status: AdditionalContentStatusId;
  daysAgo: number;
}
