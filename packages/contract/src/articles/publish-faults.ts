import { missingFields, type PublishFault } from '../contents/publish-faults.ts';
import { articleOutline } from './outline.ts';
import type { ArticleDocument } from './schemas.ts';

export const articleFaults = (content: ArticleDocument): PublishFault[] =>
  missingFields(articleOutline, content);
