import { type ArticleDocument, articleDocument } from '@engawa/contract/articles/schemas';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { type EventDocument, eventDocument } from '@engawa/contract/events/schemas';
import { type GeneralDocument, generalDocument } from '@engawa/contract/general/schemas';
import { type JobDocument, jobDocument } from '@engawa/contract/jobs/schemas';
import { type TipDocument, tipDocument } from '@engawa/contract/tips/schemas';
import type { z } from 'zod';

export interface Documents {
  general: GeneralDocument;
  job: JobDocument;
  event: EventDocument;
  article: ArticleDocument;
  tip: TipDocument;
}

export const documentSchemas: { readonly [K in ContentKind]: z.ZodType<Documents[K]> } = {
  general: generalDocument,
  job: jobDocument,
  event: eventDocument,
  article: articleDocument,
  tip: tipDocument,
};
