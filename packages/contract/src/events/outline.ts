import { outlineOf } from '../contents/outline/outline.ts';
import { eventDocument } from './schemas.ts';

export const eventOutline = outlineOf(eventDocument);
