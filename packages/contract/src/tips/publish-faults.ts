import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { writtenPaths } from '../contents/text-paths.ts';
import type { TipDocument } from './schemas.ts';

export const tipFaults = (content: TipDocument): PublishFault[] =>
  missingTexts(writtenPaths.tip, content, ['title', 'message', 'senpaiName']);
