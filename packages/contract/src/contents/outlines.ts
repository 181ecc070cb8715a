import { articleOutline } from '../articles/outline.ts';
import { eventOutline } from '../events/outline.ts';
import { generalOutline } from '../general/outline.ts';
import { jobOutline } from '../jobs/outline.ts';
import { tipOutline } from '../tips/outline.ts';
import type { ContentKind } from './kinds.ts';
import type { Outline } from './outline/outline.ts';

export const outlines = {
  general: generalOutline,
  job: jobOutline,
  event: eventOutline,
  article: articleOutline,
  tip: tipOutline,
} as const satisfies Record<ContentKind, Outline>;
