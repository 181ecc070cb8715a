import { missingFields, type PublishFault } from '../contents/publish-faults.ts';
import { tipOutline } from './outline.ts';
import type { TipDocument } from './schemas.ts';

export const tipFaults = (content: TipDocument): PublishFault[] =>
  missingFields(tipOutline, content);
