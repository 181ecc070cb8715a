import { missingFields, type PublishFault } from '../contents/publish-faults.ts';
import { generalOutline } from './outline.ts';
import type { GeneralDocument } from './schemas.ts';

export const generalFaults = (content: GeneralDocument): PublishFault[] =>
  missingFields(generalOutline, content);
