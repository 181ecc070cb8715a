import { outlineOf } from '../contents/outline/outline.ts';
import { tipDocument } from './schemas.ts';

export const tipOutline = outlineOf(tipDocument);
