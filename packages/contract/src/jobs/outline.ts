import { outlineOf } from '../contents/outline/outline.ts';
import { jobDocument } from './schemas.ts';

export const jobOutline = outlineOf(jobDocument);
