import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { writtenPaths } from '../contents/text-paths.ts';
import type { ArticleDocument } from './schemas.ts';

export const articleFaults = (content: ArticleDocument): PublishFault[] =>
  missingTexts(writtenPaths.article, content, ['title', 'body']);
