import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { Both } from '../jobs/demo-job.ts';
import type { Drawing } from '../pictures/drawing.ts';

export interface ArticleIdea {
  /** Public, unless it says otherwise. */
  status?: AdditionalContentStatusId;
  /** Before the demo's first day. */
  daysAgo: number;
  title: Both;
  body: Both;
  cover: Drawing;
  pictures?: readonly Drawing[];
}

export interface DemoArticle {
  document: ArticleDocument;
  status: AdditionalContentStatusId;
  daysAgo: number;
}
