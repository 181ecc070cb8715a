import { outlineOf } from '../contents/outline/outline.ts';
import { generalDocument } from './schemas.ts';

export const generalOutline = outlineOf(generalDocument);
