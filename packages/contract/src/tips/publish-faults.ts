import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { textPaths } from '../contents/text-paths.ts';
import type { TipDocument } from './schemas.ts';

export const tipFaults = (content: TipDocument): PublishFault[] =>
  missingTexts(textPaths.tip, content, ['title', 'message', 'senpaiName']);
