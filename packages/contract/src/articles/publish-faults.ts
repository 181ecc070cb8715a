import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { textPaths } from '../contents/text-paths.ts';
import type { ArticleDocument } from './schemas.ts';

export const articleFaults = (content: ArticleDocument): PublishFault[] =>
  missingTexts(textPaths.article, content, ['title', 'body']);
