import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { writtenPaths } from '../contents/text-paths.ts';
import type { GeneralDocument } from './schemas.ts';

export const generalFaults = (content: GeneralDocument): PublishFault[] =>
  missingTexts(writtenPaths.general, content, ['companyName', 'companyProfile', 'industry']);
