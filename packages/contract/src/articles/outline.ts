import { outlineOf } from '../contents/outline/outline.ts';
import { articleDocument } from './schemas.ts';

export const articleOutline = outlineOf(articleDocument);
