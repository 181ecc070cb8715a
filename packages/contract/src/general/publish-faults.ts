import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { textPaths } from '../contents/text-paths.ts';
import type { GeneralDocument } from './schemas.ts';

/** A name is known from the sign-up; a language with nothing but a name is not written yet. */
const words = textPaths.general.filter((path) => path !== 'companyName');

export const generalFaults = (content: GeneralDocument): PublishFault[] =>
  missingTexts(words, content, ['companyName', 'companyProfile', 'industry']);
